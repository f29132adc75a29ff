import type { IsoDate } from '../../../domain/base/dates.ts';
import { renewalUntil } from '../../../domain/expiries/renewal.ts';
import type { Expiry } from '../../../domain/records/expiry.ts';
import { useNotifyFailure } from '../../kit/feedback/useFailure.ts';
import { useNotifyRenewed } from './useNotifyRenewed.tsx';
import { useRenewPaper } from './useRenewPaper.tsx';

/** To that of its file. */
export const useSetDate = () => {
  const { mutateAsync, isPending } = useRenewPaper();
  const tellRenewed = useNotifyRenewed();
  const notifyFailure = useNotifyFailure();
  // The outcome is reported on whichever page the user is on by then.
  const setDate = (expiry: Expiry, date: IsoDate) =>
    void mutateAsync({ renewal: renewalUntil(expiry, date) }).then(
      () => tellRenewed(expiry, date, true),
      (error: unknown) => notifyFailure('renew.failed', error),
    );
  return { setDate, isPending };
};
