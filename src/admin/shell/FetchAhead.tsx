import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useLoading } from 'react-admin';

import { withTexts } from '../kit/texts/withTexts.ts';
import { useSession } from '../kit/useSession.ts';
import { whenIdle } from '../kit/whenIdle.ts';
import { pagesOf } from '../pages/menu.ts';
import { fetchPage } from '../pages/pageScreens.ts';

// Nobody waits for it: where it cannot be had, the app goes on without.
const loadBackground = withTexts(() => import('./background/Background.tsx'), 'release');
const Background = lazy<ComponentType>(() =>
  loadBackground().catch(() => ({ default: () => null })),
);

/**
 * Once the first page has all that it asked for: the screens that the role can go to from there, and
 * what goes on beside them.
 */
export const FetchAhead = () => {
  const role = useSession()?.user.role;
  const isLoading = useLoading();
  const isDone = useRef(false);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isLoading || isDone.current) return;
    return whenIdle(() => {
      isDone.current = true;
      setIdle(true);
      for (const { path } of pagesOf(role)) fetchPage(path);
    });
  }, [role, isLoading]);
  return isIdle ? (
    <Suspense>
      <Background />
    </Suspense>
  ) : null;
};
