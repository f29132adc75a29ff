import { use, useEffect, type ContextType } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useBeforeUnload,
  useBlocker,
  type Blocker,
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
  useLeaveGuard(leaving) ? <Question /> : null;

/** React learns later than the router that a navigation has already gone on, and the router throws then. */
const proceed = (context: ContextType<typeof RouterContext>, blocker: Blocker) =>
  context?.router.state.blockers.forEach((waiting) => {
    if (waiting === blocker) blocker.proceed?.();
  });

const Question = () => {
  const leaving = useLeavingNow();
  const context = use(RouterContext);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      leavingNow() !== 'free' && currentLocation.pathname !== nextLocation.pathname,
  );
  // The browser's own prompt; signing out uses it too.
  useBeforeUnload((event) => {
    if (leavingNow() !== 'free') event.preventDefault();
  });

  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return;
    // Navigation blocked by a save proceeds once the save succeeds; navigation blocked by a task is dropped.
    if (leaving === 'free') proceed(context, blocker);
    if (leaving === 'breaksOff') blocker.reset();
  }, [blocker, isBlocked, leaving, context]);

  return (
    <DiscardQuestion
      isOpen={isBlocked && leaving === 'loses'}
      onDiscard={() => {
        discardAll();
        proceed(context, blocker);
      }}
      onKeep={() => blocker.reset?.()}
    />
  );
};
