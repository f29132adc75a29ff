import { useTranslate } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useT } from '../texts/useT.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';

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
    <Alert tone="bad" action={<Button onClick={onRetry}>{t('common.retry')}</Button>}>
      <strong>{t(message, args)}</strong>
      {isApiError(error) && <div>{translate(error.message, { _: error.message })}</div>}
    </Alert>
  );
};
