import { Suspense, useEffect } from 'react';

import { pagesOf } from '../../domain/access/menu.ts';
import { lazyExtra } from '../kit/lazyScreen.ts';
import { inTurn, useIsReadyToPrefetch } from '../kit/preload.ts';
import { useSession } from '../kit/useSession.ts';
import { preloadPage } from '../pages/pageScreens.ts';
import { loadExpiredDialog } from './SessionExpiry.tsx';

/** Background work, such as loading the company's settings, does not wait only for user interaction. */
const AT_LATEST_MS = 10_000;

const Background = lazyExtra(() => import('./background/Background.tsx'), { plain: true });

/**
 * Once the first page is in use, prefetches the screens that the role can open next, and starts the
 * background work.
 */
export const FetchAhead = () => {
  const role = useSession()?.user.role;
  const isAwake = useIsReadyToPrefetch();
  useEffect(() => {
    if (!isAwake) return;
    const expiredDialog = () => void loadExpiredDialog().catch(() => undefined);
    return inTurn([expiredDialog, ...pagesOf(role).map((path) => () => preloadPage(path))]);
  }, [role, isAwake]);
  return useIsReadyToPrefetch(AT_LATEST_MS) ? (
    <Suspense>
      <Background />
    </Suspense>
  ) : null;
};
