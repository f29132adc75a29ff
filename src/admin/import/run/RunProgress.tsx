import { useEffect, useState } from 'react';

import { showCount } from '../../../domain/base/formats.ts';
import { progressOf } from '../../../domain/import/run/outcome.ts';
import type { ImportRun } from '../../../domain/import/run/run.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Busy } from '../Busy.tsx';
import { ImportFailed } from '../ImportFailed.tsx';
import type { Run, RunProps } from './useImportRun.ts';

/** New rows that go up in one file have no progress to show. */
const isOneCall = ({ rows, states }: ImportRun) =>
  rows.some(({ call }, index) => call === 'file' && states[index]?.is === 'sent');

export const RunProgress = ({ run, journal }: RunProps) => {
  const t = useT();
  const { stage, isPausing, progress, isKept } = run;
  const { done, total } = progressOf(journal);
  if (stage === 'checking') return <Busy>{t('importing.check.running')}</Busy>;
  if (stage === 'paused') return <Paused run={run} journal={journal} />;
  const isUndoing = stage === 'undoing';
  const counts = isUndoing ? progress : { done, total };
  const title = isUndoing
    ? t('importing.undo.running')
    : t('importing.sending.rows', { smart_count: total });
  if (!counts || (!isUndoing && isOneCall(journal))) {
    return <OneCall title={title} uploaded={progress} />;
  }
  return (
    <div className="stack">
      <div>{title}</div>
      <Bar done={counts.done} total={counts.total} />
      <div role="status" className="soft small">
        {t(isUndoing ? 'importing.undo.of' : 'importing.sending.of', {
          done: showCount(counts.done),
          smart_count: counts.total,
        })}
        <div>{t(isPausing ? 'importing.run.pausing' : 'importing.sending.stay')}</div>
      </div>
      {!isKept && <NotKept />}
    </div>
  );
};

interface OneCallProps {
  title: string;
  uploaded: Run['progress'];
}

/** What is sent of the file, then how long the server has been silent. */
const OneCall = ({ title, uploaded }: OneCallProps) => {
  const t = useT();
  const isSent = uploaded !== undefined && uploaded.done === uploaded.total;
  const seconds = useSeconds(isSent);
  return (
    <Busy done={isSent ? undefined : uploaded}>
      {title}
      <div className="soft small">
        {isSent && <div role="timer">{t('importing.sending.waiting', { seconds })}</div>}
        {t('importing.sending.stay')}
      </div>
    </Busy>
  );
};

/** The whole seconds since something began. */
const useSeconds = (isRunning: boolean): number => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const from = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - from) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
};

const NotKept = () => {
  const t = useT();
  return <Alert tone="warn">{t('importing.sending.notKept')}</Alert>;
};

const Bar = ({ done, total }: { done: number; total: number }) => {
  const t = useT();
  return (
    <progress
      max={Math.max(total, 1)}
      value={done}
      aria-label={t('importing.run.progress')}
      aria-valuetext={t('importing.sending.of', { done, smart_count: total })}
    />
  );
};

const Paused = ({ run, journal }: RunProps) => {
  const t = useT();
  const { failure, isResumed, mustCheck, isKept } = run;
  const { done, total, stored, waiting } = progressOf(journal);
  const title = isResumed
    ? t('importing.run.resumed', { file: journal.fileName })
    : !failure && t('importing.run.paused');
  return (
    <div className="stack">
      {failure && <ImportFailed failure={failure} />}
      <Alert tone="info" isCalm>
        {title && <strong>{title}</strong>}
        <Bar done={done} total={total} />
        <div>
          {t('importing.sending.of', { done: showCount(done), smart_count: total })}
          {' · '}
          {t('importing.run.saved', { smart_count: stored })}
        </div>
        <div>
          {mustCheck
            ? t('importing.run.uncertain')
            : t('importing.run.toGo', { smart_count: waiting })}
        </div>
      </Alert>
      {!isKept && <NotKept />}
    </div>
  );
};
