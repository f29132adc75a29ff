import { use, useCallback, useEffect } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useBeforeUnload,
  useBlocker,
} from 'react-router-dom';

import { DiscardQuestion } from '../dialogs/Question.tsx';
import {
  discardAll,
  leavingNow,
  useLeavingNow,
  useLeaveGuard,
  type Leaving,
} from '../formState/leaving.ts';

/** `leaving` must be referentially stable. */
export const LeaveGuard = ({ leaving }: { leaving: () => Leaving }) =>
  useLeaveGuard(leaving) ? <Blocker /> : null;

const Blocker = () => {
  const leaving = useLeavingNow();
  const { router } = use(RouterContext) ?? {};
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      leavingNow() !== 'free' && currentLocation.pathname !== nextLocation.pathname,
  );
  // The browser's own prompt; signing out uses it too.
  useBeforeUnload((event) => {
    if (leavingNow() !== 'free') event.preventDefault();
  });

  const isBlocked = blocker.state === 'blocked';
  const proceed = useCallback(() => {
    // React learns later than the router that a navigation has already gone on, and the router throws then.
    const isWaiting = [...(router?.state.blockers.values() ?? [])].includes(blocker);
    if (isWaiting) blocker.proceed?.();
  }, [blocker, router]);
  useEffect(() => {
    if (!isBlocked) return;
    // Navigation blocked by a save proceeds once the save succeeds; navigation blocked by a task is dropped.
    if (leaving === 'free') proceed();
    if (leaving === 'breaksOff') blocker.reset();
  }, [blocker, isBlocked, leaving, proceed]);

  return (
    <DiscardQuestion
      isOpen={isBlocked && leaving === 'loses'}
      onDiscard={() => {
        discardAll();
        proceed();
      }}
      onKeep={() => blocker.reset?.()}
    />
  );
};
