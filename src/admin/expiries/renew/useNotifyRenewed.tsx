import { useNotify } from 'react-admin';

import type { IsoDate } from '../../../domain/base/dates.ts';
import { expiryStatus, type Expiry } from '../../../domain/records/expiry.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useRenew } from '../../kit/record/renewing.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useMay } from '../../kit/useMay.ts';
import { UndoButton, useUndoRenewals } from './useUndoRenewals.tsx';

export const SHOWN_FOR_MS = 10_000;

/** If the paper got a date but no file, the notice offers to add one, or to undo it. */
export const useNotifyRenewed = () => {
  const t = useT();
  const notify = useNotify();
  const may = useMay();
  const renew = useRenew();
  const dateText = useDateText();
  const name = usePaperName();
  const day = useCompanyDay();
  const undo = useUndoRenewals();
  return (expiry: Expiry, date: IsoDate, hasFile: boolean) => {
    const renewed = { ...expiry, ...expiryStatus(date, expiry.kind, day), date };
    const asksForFile = !hasFile && may('create', RESOURCES.documents);
    notify(
      <>
        {t('renew.done', { paper: name(expiry), date: dateText(date) })}
        {asksForFile && (
          <Button onClick={() => renew?.({ expiry: renewed, addsFile: true })}>
            {t('renew.file.add')}
          </Button>
        )}
        {!hasFile && <UndoButton onUndo={() => void undo([{ expiry, date }])} />}
      </>,
      { type: 'success', ...(!hasFile && { autoHideDuration: SHOWN_FOR_MS }) },
    );
  };
};
