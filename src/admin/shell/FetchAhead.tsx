import { Suspense, useEffect } from 'react';

import { pagesOf } from '../../domain/access/menu.ts';
import { lazyExtra } from '../kit/lazyScreen.ts';
import { useIsAwake } from '../kit/preload.ts';
import { useSession } from '../kit/useSession.ts';
import { preloadPage } from '../pages/pageScreens.ts';

const Background = lazyExtra(() => import('./background/Background.tsx'));

/**
 * Once the first page has all its data: the screens that the role can go to from there, and what goes
 * on beside them.
 */
export const FetchAhead = () => {
  const role = useSession()?.user.role;
  const isAwake = useIsAwake();
  useEffect(() => {
    if (isAwake) pagesOf(role).forEach(preloadPage);
  }, [role, isAwake]);
  return isAwake ? (
    <Suspense>
      <Background />
    </Suspense>
  ) : null;
};
