import { useState } from 'react';

import { DiscardQuestion } from '../dialogs/Question.tsx';
import { loses, type Leaving } from '../formState/leaving.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { StayWhile } from './StayWhile.tsx';

interface Guarded {
  isUnsaved: boolean;
  isSaving: boolean;
  /** Where a draft may outlive the page. Must be referentially stable. */
  leaving?: () => Leaving;
  onClose: () => void;
}

/**
 * For a dialog without an address: closing it, going back, reloading and signing out all ask first.
 */
export const useGuardedClose = ({ isUnsaved, isSaving, leaving = loses, onClose }: Guarded) => {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (isUnsaved ? setAsking(true) : onClose()),
    guard: (
      <>
        <StayWhile isRunning={isSaving} />
        {isUnsaved && !isSaving && <LeaveGuard leaving={leaving} />}
        <DiscardQuestion isOpen={isAsking} onDiscard={onClose} onKeep={() => setAsking(false)} />
      </>
    ),
  };
};
