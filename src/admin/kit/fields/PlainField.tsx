import { useFieldValue } from 'react-admin';

import { useT } from '../texts/useT.ts';
import { Muted } from './Muted.tsx';

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
