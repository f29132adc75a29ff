import { useState } from 'react';
import { useNotify } from 'react-admin';

import type { IsoDate } from '../../../domain/base/dates.ts';
import { listOf } from '../../../domain/base/formats.ts';
import { undoneRenewal } from '../../../domain/expiries/renewal.ts';
import type { Expiry } from '../../../domain/records/expiry.ts';
import { useNotifyFailure } from '../../kit/feedback/useFailure.ts';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useRenewPaper } from './useRenewPaper.tsx';

export interface Renewed {
  expiry: Expiry;
  date: IsoDate;
}

/** One by one. A date that someone has changed since stays. */
export const useUndoRenewals = () => {
  const t = useT();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const name = usePaperName();
  const { mutateAsync } = useRenewPaper();
  return async (renewed: readonly Renewed[]) => {
    const failed: { expiry: Expiry; error: unknown }[] = [];
    for (const { expiry, date } of renewed) {
      try {
        await mutateAsync({ renewal: undoneRenewal(expiry, date) });
      } catch (error) {
        failed.push({ expiry, error });
      }
    }
    const done = renewed.length - failed.length;
    if (done > 0) {
      const text = t('renew.undo.done', { smart_count: done });
      notify(text, { type: 'success', messageArgs: { _: text } });
    }
    const [first] = failed;
    if (first) {
      const papers = listOf(failed.map(({ expiry }) => name(expiry)));
      notifyFailure('renew.undo.failed', first.error, { papers });
    }
  };
};

export const UndoButton = ({ onUndo }: { onUndo: () => void }) => {
  const t = useT();
  const [isPressed, setPressed] = useState(false);
  return (
    <Button
      disabled={isPressed}
      onClick={() => {
        setPressed(true);
        onUndo();
      }}
    >
      {t('renew.undo.button')}
    </Button>
  );
};
