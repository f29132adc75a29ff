import { isApiError } from '../../../dataProvider/apiError.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { refusals } from '../../../session/refusals.ts';
import { useT } from '../texts/useT.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { useCollected } from './collectError.ts';
import { useReason } from './useFailure.ts';

interface LoadFailedProps {
  message: MessageKey;
  args?: Record<string, unknown>;
  error?: unknown;
  onRetry: () => void;
}

/** Offers a retry where that may help. */
export const LoadFailed = ({ message, args, error, onRetry }: LoadFailedProps) => {
  const t = useT();
  const reason = useReason()(error);
  useCollected(error);
  if (isApiError(error, 'notOffered')) return <Alert tone="info">{t('errors.notOffered')}</Alert>;
  const retry = () => {
    // What the server refused is remembered; who presses this wants it asked again.
    refusals.clear();
    onRetry();
  };
  return (
    <Alert tone="bad" action={<Button onClick={retry}>{t('common.retry')}</Button>}>
      <strong>{t(message, args)}</strong>
      {reason && <div>{reason}</div>}
    </Alert>
  );
};
