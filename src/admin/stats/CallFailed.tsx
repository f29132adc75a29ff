import { isApiError } from '../../dataProvider/apiError.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { LoadFailed } from '../kit/feedback/LoadFailed.tsx';
import { useT } from '../kit/texts/useT.ts';

interface CallFailedProps {
  failed: MessageKey;
  /** The message where the server answered, but with a failure. */
  reason: MessageKey;
  error: Error;
  onRetry: () => void;
}

export const CallFailed = ({ failed, reason, error, onRetry }: CallFailedProps) => {
  const t = useT();
  const isNotOk = isApiError(error) && (error.status ?? 0) >= 400;
  const message = isNotOk ? t(reason) : t(error.message, { _: error.message });
  return (
    <LoadFailed
      message={failed}
      args={{ message }}
      error={error}
      reason={isNotOk ? undefined : ''}
      onRetry={onRetry}
    />
  );
};
