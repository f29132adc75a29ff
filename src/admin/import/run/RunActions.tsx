import type { ReactNode } from 'react';

import { progressOf } from '../../../domain/import/run/outcome.ts';
import type { ImportRun } from '../../../domain/import/run/run.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useRetryWait } from '../../kit/ui/useRetryWait.ts';
import type { Run } from './useImportRun.ts';

interface RunActionsProps {
  run: Run;
  journal: ImportRun;
  failedRows: ReactNode;
  onAgain: () => void;
  onClose: () => void;
}

export const RunActions = ({ run, journal, failedRows, onAgain, onClose }: RunActionsProps) => {
  const t = useT();
  switch (run.stage) {
    case 'sending':
      return <WhileSending run={run} journal={journal} />;
    case 'undoing':
      return (
        <Button disabled={run.isPausing} onClick={run.pause}>
          {t('importing.run.stop')}
        </Button>
      );
    case 'paused':
      return <WhilePaused run={run} journal={journal} />;
    case 'done':
      return (
        <>
          <Button onClick={onAgain}>{t('importing.result.again')}</Button>
          {failedRows}
          <Button look="contained" autoFocus onClick={onClose}>
            {t('importing.result.done')}
          </Button>
        </>
      );
    default:
      return <Button disabled>{t('common.cancel')}</Button>;
  }
};

const WhileSending = ({ run, journal }: Pick<RunActionsProps, 'run' | 'journal'>) => {
  const t = useT();
  if (journal.rows.every(({ call }) => call === 'file')) {
    return <Button onClick={run.cancel}>{t('common.cancel')}</Button>;
  }
  return (
    <>
      <Button disabled={run.isPausing} onClick={() => void run.stop()}>
        {t('importing.run.stop')}
      </Button>
      <Button look="outlined" disabled={run.isPausing} onClick={run.pause}>
        {t('importing.run.pause')}
      </Button>
    </>
  );
};

const WhilePaused = ({ run, journal }: Pick<RunActionsProps, 'run' | 'journal'>) => {
  const t = useT();
  const wait = useRetryWait(run.failure?.error);
  return (
    <>
      <Button onClick={() => void run.stop()}>{t('importing.run.stop')}</Button>
      {run.mustCheck ? (
        <Button look="contained" autoFocus onClick={run.check}>
          {t('importing.check.look')}
        </Button>
      ) : (
        <Button look="contained" autoFocus disabled={wait > 0} onClick={run.proceed}>
          {wait > 0
            ? t('common.retryIn', { seconds: wait })
            : t('importing.run.proceed', { smart_count: progressOf(journal).waiting })}
        </Button>
      )}
    </>
  );
};
