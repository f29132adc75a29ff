import { Children, Suspense, type PropsWithChildren } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

import { brand } from '../../../brand.ts';
import { useCollected } from '../feedback/collectError.ts';
import { useScreenProblem } from '../feedback/useScreenProblem.ts';
import { useT } from '../texts/useT.ts';
import { Question } from './Question.tsx';

interface DialogBoundaryProps {
  onClose: () => void;
}

/** If the dialog cannot be fetched, the page below stays as it is. */
export const DialogBoundary = ({ onClose, children }: PropsWithChildren<DialogBoundaryProps>) => (
  <ErrorBoundary
    fallbackRender={(failure) => <NotOpened {...failure} onClose={onClose} />}
    // Closed and opened again, it is fetched again.
    resetKeys={[Children.toArray(children).length]}
  >
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

const NotOpened = ({ error, resetErrorBoundary, onClose }: FallbackProps & DialogBoundaryProps) => {
  const t = useT();
  const problem = useScreenProblem(error as Error, resetErrorBoundary);
  useCollected(error);
  const mustReload = problem === 'outdated';
  return (
    <Question
      isOpen
      title={t(`shell.screens.error.${problem}.title`)}
      content={t(`shell.screens.error.${problem}.text`, { name: brand.name })}
      confirm={t(mustReload ? 'shell.screens.error.reload' : 'shell.screens.error.retry')}
      cancel={t('common.close')}
      onConfirm={() => (mustReload ? window.location.reload() : resetErrorBoundary())}
      onClose={onClose}
    />
  );
};
