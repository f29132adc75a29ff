import { useTranslate } from 'react-admin';

import type { PlateSource } from '../../domain/plates/plate.ts';
import { RESOURCES } from '../../domain/records/resources.ts';

/** An unknown one keeps the server's value. */
export const usePlateSourceName = () => {
  const translate = useTranslate();
  return (source: PlateSource): string =>
    translate(`resources.${RESOURCES.trucks}.options.plate_emirate.${source}`, { _: source });
};
