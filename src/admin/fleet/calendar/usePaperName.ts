import type { Expiry } from '../../../domain/expiries/expiry.ts';
import { isolate } from '../../kit/texts/isolate.ts';
import { useT } from '../../kit/texts/useT.ts';

/** What a paper is called beside others: its kind and its holder. */
export const usePaperName = (): ((paper: Expiry) => string) => {
  const t = useT();
  return ({ kind, holder }) =>
    t('calendar.paper', { kind: t(`common.expiryKinds.${kind}`), holder: isolate(holder.label) });
};
