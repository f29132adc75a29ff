import { useCallback, useState } from 'react';

import { useLazyPart } from '../kit/lazyScreen.ts';
import { useSession } from '../kit/useSession.ts';

const AGAIN_MS = 3000;

export const loadExpiredDialog = async () => ({
  default: (await import('./SessionExpiredDialog.tsx')).SessionExpiredDialog,
});

export const SessionExpiry = () => {
  const session = useSession();
  const isExpired = session?.token === null;
  const [isPausing, setPausing] = useState(false);
  const tryAgain = useCallback(() => {
    setPausing(true);
    setTimeout(() => setPausing(false), AGAIN_MS);
  }, []);
  const { Part: Dialog } = useLazyPart(loadExpiredDialog, isExpired && !isPausing, tryAgain);
  return isExpired && Dialog ? <Dialog user={session.user} /> : null;
};
