import { RetryButton } from '../kit/feedback/RetryButton.tsx';
import { useReason } from '../kit/feedback/useFailure.ts';
import { useT } from '../kit/texts/useT.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import type { ImportFailure } from './run/runState.ts';

interface ImportFailedProps {
  failure: ImportFailure;
  onRetry?: () => void;
}

export const ImportFailed = ({
  failure: { message, whole, error },
  onRetry,
}: ImportFailedProps) => {
  const t = useT();
  const reason = useReason()(error);
  return (
    <Alert tone="bad" action={onRetry && <RetryButton error={error} onRetry={onRetry} />}>
      <strong>{t(message)}</strong>
      {whole && <div>{t(whole)}</div>}
      {reason && <div>{reason}</div>}
    </Alert>
  );
};
