import { useTranslate } from 'react-admin';

import type { PlateSource } from '../../domain/plates/plate.ts';
import { RESOURCES } from '../../domain/records/resources.ts';

/** What an emirate or a state is called; one that we do not know keeps the server's word. */
export const usePlateSourceName = () => {
  const translate = useTranslate();
  return (source: PlateSource): string =>
    translate(`resources.${RESOURCES.trucks}.options.plate_emirate.${source}`, { _: source });
};
