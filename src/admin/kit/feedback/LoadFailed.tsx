import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useT } from '../texts/useT.ts';

interface LoadFailedProps {
  message: MessageKey;
  /** What the message is filled in with. */
  args?: Record<string, unknown>;
  error?: unknown;
  onRetry: () => void;
}

/** Says what could not be loaded and why, and offers to try again. */
export const LoadFailed = ({ message, args, error, onRetry }: LoadFailedProps) => {
  const t = useT();
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      <strong>{t(message, args)}</strong>
      {isApiError(error) && <div>{translate(error.message, { _: error.message })}</div>}
    </Alert>
  );
};
