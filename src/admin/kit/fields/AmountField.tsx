import { useFieldValue } from 'react-admin';

import { useT } from '../texts/useT.ts';
import { Muted } from './Muted.tsx';

/** A large number with thousands separators. */
export const AmountField = ({ source }: { source: string }) => {
  const t = useT();
  const value = useFieldValue<Record<string, unknown>>({ source });
  return typeof value === 'number' ? (
    <bdi>{value.toLocaleString()}</bdi>
  ) : (
    <Muted>{t('common.notGiven')}</Muted>
  );
};
