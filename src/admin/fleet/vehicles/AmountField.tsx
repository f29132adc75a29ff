import { useFieldValue } from 'react-admin';

import { Muted } from '../../common/Muted.tsx';
import { useT } from '../../common/useT.ts';

/** A large number with its thousands parted. */
export const AmountField = ({ source }: { source: string }) => {
  const t = useT();
  const value = useFieldValue<Record<string, unknown>>({ source });
  return typeof value === 'number' ? (
    <bdi>{value.toLocaleString()}</bdi>
  ) : (
    <Muted>{t('common.notGiven')}</Muted>
  );
};
