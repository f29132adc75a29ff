import { useCallback, useState, type PropsWithChildren } from 'react';

import { useLazyPart } from '../../kit/lazyScreen.ts';
import { RenewContext, type RenewRequest } from '../../kit/record/renewing.ts';

const load = () => import('./RenewDialog.tsx');

/**
 * The renewals of the screens within: one dialog over all of them, which stays when the row that it was
 * opened from goes. Its code is fetched with the first renewal.
 */
export const Renewals = ({ children }: PropsWithChildren) => {
  const [request, setRequest] = useState<RenewRequest>();
  const close = useCallback(() => setRequest(undefined), []);
  const { Part } = useLazyPart(load, request !== undefined, close, { plain: true });
  return (
    <RenewContext value={setRequest}>
      {children}
      {request && Part && <Part {...request} onClose={close} />}
    </RenewContext>
  );
};
