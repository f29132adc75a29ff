import { dueSoonRange } from '../../../domain/base/dueSoon.ts';
import { spanOf } from '../../../domain/base/formats.ts';
import type { ExpiryKind } from '../../../domain/records/expiry.ts';
import { useCompanyDay } from './useCompanyDay.ts';
import { useT } from './useT.ts';

export const useWithin = (): ((kinds: readonly ExpiryKind[]) => string) => {
  const t = useT();
  const day = useCompanyDay();
  return (kinds) => {
    const { from, to } = dueSoonRange(kinds, day);
    return t('common.expiry.within', { days: from === to ? from : spanOf(from, to) });
  };
};
