import type { IsoDate } from '../../../domain/base/dates.ts';
import { renewalUntil } from '../../../domain/expiries/renewal.ts';
import type { Expiry } from '../../../domain/records/expiry.ts';
import { useNotifyFailure } from '../../kit/feedback/useFailure.ts';
import { useNotifyRenewed } from './useNotifyRenewed.tsx';
import { useRenewPaper } from './useRenewPaper.tsx';

/** To that of its file. */
export const useSetDate = () => {
  const { mutate, isPending } = useRenewPaper();
  const tellRenewed = useNotifyRenewed();
  const notifyFailure = useNotifyFailure();
  const setDate = (expiry: Expiry, date: IsoDate) =>
    mutate(
      { renewal: renewalUntil(expiry, date) },
      {
        onSuccess: () => tellRenewed(expiry, date, true),
        onError: (error) => notifyFailure('renew.failed', error),
      },
    );
  return { setDate, isPending };
};
