import { useFieldValue } from 'react-admin';

import { useT } from '../texts/useT.ts';
import { Muted } from './Muted.tsx';

/** Text as stored, isolated from the surrounding writing direction; a dash if empty. */
export const PlainField = ({ source }: { source: string }) => {
  const t = useT();
  const value = useFieldValue<Record<string, string | number | null>>({ source });
  return value === null || value === undefined || value === '' ? (
    <Muted>{t('common.notGiven')}</Muted>
  ) : (
    <bdi>{value}</bdi>
  );
};
