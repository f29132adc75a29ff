import { useReason } from '../kit/feedback/useFailure.ts';
import { useRetryWait } from '../kit/feedback/useRetryWait.ts';
import { useT } from '../kit/texts/useT.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { Button } from '../kit/ui/Button.tsx';
import type { ImportFailure } from './run/useImportRun.ts';

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
  const wait = useRetryWait(error);
  const again = wait > 0 ? t('importing.run.waits', { seconds: wait }) : t('common.retry');
  const retry = onRetry && (
    <Button disabled={wait > 0} onClick={onRetry}>
      {again}
    </Button>
  );
  return (
    <Alert tone="bad" action={retry}>
      <strong>{t(message)}</strong>
      {whole && <div>{t(whole)}</div>}
      {reason && <div>{reason}</div>}
    </Alert>
  );
};
