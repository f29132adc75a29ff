import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

import { isApiError } from '../../dataProvider/apiError.ts';
import { useT } from '../kit/texts/useT.ts';
import type { ImportFailure } from './useImport.ts';

interface ImportFailedProps {
  failure: ImportFailure;
  /** Undefined while it must not be sent again. */
  onRetry: (() => void) | undefined;
}

/** Says that nothing was imported, or that this could not be confirmed, and why. */
export const ImportFailed = ({ failure: { message, error }, onRetry }: ImportFailedProps) => {
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
      {isApiError(error) && <div>{translate(error.message, { _: error.message })}</div>}
    </Alert>
  );
};
