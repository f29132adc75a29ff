import { ArrowLeft as BackIcon } from 'lucide-react';
import { useEditContext, useResourceContext, useShowContext } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { LoadFailed } from '../feedback/LoadFailed.tsx';
import { useRecordText } from '../texts/useRecordText.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { RecordTitle } from './RecordTitle.tsx';

import styles from './RecordPage.module.css';

interface RecordLoadFailedProps {
  message: MessageKey;
  error: unknown;
  refetch: () => unknown;
}

const LoadFailedOrGone = ({ message, error, refetch }: RecordLoadFailedProps) => {
  const text = useRecordText();
  if (isApiError(error, 'notFound')) return <Gone />;
  return (
    <>
      <RecordTitle>{text('name', { smart_count: 1 })}</RecordTitle>
      <LoadFailed message={message} error={error} onRetry={() => void refetch()} />
    </>
  );
};

/** Says that the record is no more, and where to go on. */
const Gone = () => {
  const text = useRecordText();
  const resource = useResourceContext() ?? '';
  return (
    <>
      <RecordTitle>{text('gone.title')}</RecordTitle>
      <div role="alert" className={styles.gone}>
        <p>{text('gone.why')}</p>
        <ButtonLink look="contained" to={`/${resource}`}>
          <BackIcon aria-hidden="true" />
          {text('gone.back')}
        </ButtonLink>
      </div>
    </>
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
