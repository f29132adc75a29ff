import { isApiError } from '../../../dataProvider/apiError.ts';
import { refusals } from '../../../session/refusals.ts';
import { useT } from '../texts/useT.ts';
import { Button } from '../ui/Button.tsx';
import { useRetryWait } from '../ui/useRetryWait.ts';

interface RetryButtonProps {
  error: unknown;
  onRetry: () => void;
  disabled?: boolean;
}

/** Can be pressed once the time that the server asked for has passed. */
export const RetryButton = ({ error, onRetry, disabled = false }: RetryButtonProps) => {
  const t = useT();
  const wait = useRetryWait(error);
  const retry = () => {
    // A refused read is remembered; who presses this wants it asked again.
    if (isApiError(error)) refusals.forget(error.read);
    onRetry();
  };
  return (
    <Button disabled={disabled || wait > 0} onClick={retry}>
      {wait > 0 ? t('common.retryIn', { seconds: wait }) : t('common.retry')}
    </Button>
  );
};
