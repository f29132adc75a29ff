import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

import { isApiError } from '../../dataProvider/apiError.ts';
import { useT } from '../kit/texts/useT.ts';
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
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      <strong>{t(message)}</strong>
      {whole && <div>{t(whole)}</div>}
      {isApiError(error) && <div>{translate(error.message, { _: error.message })}</div>}
    </Alert>
  );
};
