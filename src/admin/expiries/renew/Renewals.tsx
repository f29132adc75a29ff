import { useCallback, useLayoutEffect, useRef, useState, type PropsWithChildren } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';

import type { ApiError } from '../../../dataProvider/apiError.ts';
import { useLazyPart } from '../../kit/lazyScreen.ts';
import { RenewContext, useRenew, type RenewRequest } from '../../kit/record/renewing.ts';

const load = () => import('./RenewRequested.tsx');

/**
 * One dialog for the screens within. It stays open when the row it was opened from disappears, and
 * closes with its page.
 */
export const Renewals = ({ children }: PropsWithChildren) => {
  const { pathname } = useLocation();
  const notify = useNotify();
  const here = useRef(pathname);
  const [asked, setAsked] = useState<{ request: RenewRequest; pathname: string; key: number }>();
  const close = useCallback(() => setAsked(undefined), []);
  // Before the page is painted: on a busy phone, a button may be pressed long before its effects run.
  useLayoutEffect(() => {
    // Back on its page, it would open by itself.
    if (here.current !== pathname) close();
    here.current = pathname;
  }, [pathname, close]);
  const fail = useCallback(
    (error: ApiError) => {
      close();
      notify(error.message, { type: 'error' });
    },
    [close, notify],
  );
  const renew = useCallback(
    (request: RenewRequest) =>
      setAsked((last) => ({ request, pathname: here.current, key: (last?.key ?? 0) + 1 })),
    [],
  );
  // The action of a notice must work after the panel around this has closed.
  const later = useRenew() ?? renew;
  const isOpen = asked?.pathname === pathname;
  const { Part } = useLazyPart(load, isOpen, fail);
  return (
    <RenewContext value={renew}>
      {children}
      {asked && isOpen && Part && (
        <RenewContext value={later}>
          <Part key={asked.key} request={asked.request} onClose={close} />
        </RenewContext>
      )}
    </RenewContext>
  );
};
