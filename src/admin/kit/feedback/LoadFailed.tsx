import { isApiError } from '../../../dataProvider/apiError.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useT } from '../texts/useT.ts';
import { Alert } from '../ui/Alert.tsx';
import { useCollected } from './collectError.ts';
import { LazyReport } from './LazyReport.tsx';
import { RetryButton } from './RetryButton.tsx';
import { useReason } from './useFailure.ts';

interface LoadFailedProps {
  message: MessageKey;
  args?: Record<string, unknown>;
  error?: unknown;
  /** Where the message says it, empty. */
  reason?: string;
  onRetry: () => void;
}

/** Offers a retry where that may help. */
export const LoadFailed = ({ message, args, error, reason, onRetry }: LoadFailedProps) => {
  const t = useT();
  const ofError = useReason()(error);
  const why = reason ?? ofError;
  useCollected(error);
  if (isApiError(error, 'notOffered')) return <Alert tone="info">{t('errors.notOffered')}</Alert>;
  return (
    <>
      <Alert tone="bad" action={<RetryButton error={error} onRetry={onRetry} />}>
        <strong>{t(message, args)}</strong>
        {why && <div>{why}</div>}
      </Alert>
      {error !== undefined && <LazyReport error={error} />}
    </>
  );
};
