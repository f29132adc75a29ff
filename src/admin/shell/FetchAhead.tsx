import { useEffect, useRef } from 'react';
import { useLoading } from 'react-admin';

import { useSession } from '../common/useSession.ts';
import { fetchPage } from '../pageScreens.ts';
import { pagesOf } from './menu.ts';
import { whenIdle } from './whenIdle.ts';

/** Once the first page has all that it asked for: the screens that the role can go to from there. */
export const FetchAhead = () => {
  const role = useSession()?.user.role;
  const isLoading = useLoading();
  const isDone = useRef(false);
  useEffect(() => {
    if (isLoading || isDone.current) return;
    return whenIdle(() => {
      isDone.current = true;
      for (const { path } of pagesOf(role)) fetchPage(path);
    });
  }, [role, isLoading]);
  return null;
};
