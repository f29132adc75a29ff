import { useFieldValue } from 'react-admin';

import { Muted } from './Muted.tsx';
import { useT } from './useT.ts';

/** Text as it is stored, kept apart from the writing direction around it; a dash where there is none. */
export const PlainField = ({ source }: { source: string }) => {
  const t = useT();
  const value = useFieldValue<Record<string, string | number | null>>({ source });
  return value === null || value === undefined || value === '' ? (
    <Muted>{t('common.notGiven')}</Muted>
  ) : (
    <bdi>{value}</bdi>
  );
};
