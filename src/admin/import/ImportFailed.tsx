import { useTranslate } from 'react-admin';

import { isApiError } from '../../dataProvider/apiError.ts';
import { useT } from '../kit/texts/useT.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { Button } from '../kit/ui/Button.tsx';
import type { ImportFailure } from './run/useImportRun.ts';

interface ImportFailedProps {
  failure: ImportFailure;
  onRetry?: () => void;
}

/** Says what went wrong with an import, and why. */
export const ImportFailed = ({
  failure: { message, whole, error },
  onRetry,
}: ImportFailedProps) => {
  const t = useT();
  const translate = useTranslate();
  return (
    <Alert tone="bad" action={onRetry && <Button onClick={onRetry}>{t('common.retry')}</Button>}>
      <strong>{t(message)}</strong>
      {whole && <div>{t(whole)}</div>}
      {isApiError(error) && <div>{translate(error.message, { _: error.message })}</div>}
    </Alert>
  );
};
