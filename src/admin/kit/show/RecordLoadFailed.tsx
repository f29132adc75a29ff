import { Alert } from '@mui/material';
import { useEditContext, useShowContext } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { LoadFailed } from '../feedback/LoadFailed.tsx';
import { useT } from '../texts/useT.ts';

interface RecordLoadFailedProps {
  message: MessageKey;
  error: unknown;
  refetch: () => unknown;
}

const LoadFailedOrGone = ({ message, error, refetch }: RecordLoadFailedProps) => {
  const t = useT();
  return isApiError(error, 'notFound') ? (
    <Alert severity="warning">{t('errors.notFound')}</Alert>
  ) : (
    <LoadFailed message={message} error={error} onRetry={() => void refetch()} />
  );
};

/** The error state of a record's form. */
export const EditLoadFailed = ({ message }: { message: MessageKey }) => {
  const { error, refetch } = useEditContext();
  return <LoadFailedOrGone message={message} error={error} refetch={refetch} />;
};

/** The error state of a record's page. */
export const ShowLoadFailed = ({ message }: { message: MessageKey }) => {
  const { error, refetch } = useShowContext();
  return <LoadFailedOrGone message={message} error={error} refetch={refetch} />;
};
