import type { PropsWithChildren } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { ErrorScreen } from '../kit/feedback/ErrorScreen.tsx';

interface ContentBoundaryProps {
  /** The current address: leaving a crashed screen clears the error. */
  pathname: string;
}

/** Keeps sidebar and top bar alive when a screen crashes. */
export const ContentBoundary = ({
  pathname,
  children,
}: PropsWithChildren<ContentBoundaryProps>) => (
  <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[pathname]}>
    {children}
  </ErrorBoundary>
);
