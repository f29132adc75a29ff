import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

import { DiscardQuestion } from '../dialogs/DiscardQuestion.tsx';
import { leavingNow, useLeavingNow, useLeavingSay, type Leaving } from './leaving.ts';

/** Holds up leaving the page as long as something would be lost by it. `leaving` must be stable. */
export const LeaveGuard = ({ leaving }: { leaving: () => Leaving }) =>
  useLeavingSay(leaving) ? <Blocker /> : null;

const Blocker = () => {
  const leaving = useLeavingNow();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      leavingNow() !== 'free' && currentLocation.pathname !== nextLocation.pathname,
  );
  // The browser's own question; signing out asks through it too.
  useBeforeUnload((event) => {
    if (leavingNow() !== 'free') event.preventDefault();
  });

  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return;
    // A save that has succeeded leads on; what was pressed while something ran is forgotten.
    if (leaving === 'free') blocker.proceed();
    if (leaving === 'breaksOff') blocker.reset();
  }, [blocker, isBlocked, leaving]);

  return (
    <DiscardQuestion
      isOpen={isBlocked && leaving === 'loses'}
      onDiscard={() => blocker.proceed?.()}
      onKeep={() => blocker.reset?.()}
    />
  );
};
