import type { ComponentProps } from 'react';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { refusals } from '../../../session/refusals.ts';
import { useT } from '../texts/useT.ts';
import { Button } from '../ui/Button.tsx';
import { useRetryWait } from '../ui/useRetryWait.ts';

interface RetryButtonProps extends ComponentProps<typeof Button> {
  error: unknown;
  onRetry: () => void;
}

/** Can be pressed once the time that the server asked for has passed. */
export const RetryButton = ({
  error,
  onRetry,
  disabled = false,
  children,
  ...props
}: RetryButtonProps) => {
  const t = useT();
  const wait = useRetryWait(error);
  const retry = () => {
    // A refused read is remembered; who presses this wants it asked again.
    if (isApiError(error)) refusals.forget(error.read);
    onRetry();
  };
  return (
    <Button
      {...props}
      aria-label={wait > 0 ? undefined : props['aria-label']}
      disabled={disabled || wait > 0}
      onClick={retry}
    >
      {wait > 0 ? t('common.retryIn', { seconds: wait }) : (children ?? t('common.retry'))}
    </Button>
  );
};
