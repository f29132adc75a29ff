import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { ROWS } from '../../../dataProvider/rows/collections.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { watchIdle } from '../../../session/idle.ts';
import { lockSession, session } from '../../../session/index.ts';
import { localization } from '../../../session/localization.ts';
import { serverClock } from '../../../session/serverClock.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Tooltips } from '../../kit/ui/Tooltips.tsx';
import { lookHourly } from '../../release/lookHourly.ts';
import { useRelease } from '../../release/useNewRelease.ts';
import { loadExpiredDialog } from '../SessionExpiry.tsx';

import styles from './NewReleaseNotice.module.css';

const MINUTE_MS = 60_000;

/**
 * After the time without use that the company chose, and once a kept session has lasted as long as
 * it may. What was typed stays.
 */
const useSessionLock = (): void => {
  const { idle_lock_minutes: minutes } = useLocalization();
  useEffect(
    () =>
      watchIdle((idleMs) => {
        const isIdle = minutes > 0 && idleMs >= minutes * MINUTE_MS;
        const isOver = (session.get()?.until ?? Infinity) <= Date.now();
        if (isIdle || isOver) lockSession();
      }),
    [minutes],
  );
};

/** Figures and lists depend on the localization and on the clock in use. */
const useDayChanges = (): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refetch = () =>
      void queryClient.invalidateQueries({
        // Rows stay as the server sent them, whatever is computed from them.
        predicate: ({ queryKey }) => queryKey[0] !== RESOURCES.localization && queryKey[1] !== ROWS,
      });
    const ends = [localization.subscribe(refetch), serverClock.subscribe(refetch)];
    return () => {
      for (const end of ends) end();
    };
  }, [queryClient]);
};

/** Runs beside every screen once the first one has rendered; mostly shows nothing. */
const Background = () => {
  // Needed when the server may be out of reach.
  useEffect(() => void loadExpiredDialog().catch(() => undefined), []);
  useDayChanges();
  useSessionLock();
  return (
    <>
      <NewReleaseNotice />
      <Tooltips />
    </>
  );
};

export const NewReleaseNotice = () => {
  const t = useT();
  const { newer, refetch } = useRelease();
  const [dismissed, setDismissed] = useState<string>();
  useEffect(() => lookHourly(() => void refetch(), document), [refetch]);
  if (!newer || newer.script === dismissed) return null;
  const isOther = newer.version !== import.meta.env.VITE_VERSION;
  return (
    <div className={styles.notice}>
      <Alert
        tone="info"
        isCalm
        action={
          <span>
            <Button onClick={() => setDismissed(newer.script)}>{t('release.later')}</Button>
            <Button onClick={() => window.location.reload()}>{t('release.reload')}</Button>
          </span>
        }
      >
        {t(isOther ? 'release.ready' : 'release.readySame', { version: newer.version })}{' '}
        {t('release.readyHint')}
      </Alert>
    </div>
  );
};

export default Background;
