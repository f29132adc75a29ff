import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { ROWS } from '../../../dataProvider/rows/collections.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { watchIdle } from '../../../session/idle.ts';
import { lockSession, session } from '../../../session/index.ts';
import { localization } from '../../../session/localization.ts';
import { serverClock } from '../../../session/serverClock.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { Tooltips } from '../../kit/ui/Tooltips.tsx';
import { loadExpiredDialog } from '../SessionExpiry.tsx';
import { NewReleaseNotice } from './NewReleaseNotice.tsx';

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

export default Background;
