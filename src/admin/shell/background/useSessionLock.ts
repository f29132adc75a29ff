import { useEffect } from 'react';

import { watchIdle } from '../../../session/idle.ts';
import { lockSession, session } from '../../../session/index.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';

const MINUTE_MS = 60_000;

/**
 * After the time without use that the company chose, and once a kept session has lasted as long as
 * it may. What was typed stays.
 */
export const useSessionLock = (): void => {
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
