import { ArrowLeft as BackIcon } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { useEditContext, useResourceContext, useShowContext } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { LoadFailed } from '../feedback/LoadFailed.tsx';
import { useRecordText } from '../texts/useRecordText.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { RecordTitle } from './RecordTitle.tsx';

import styles from './RecordPage.module.css';

/** Says that the record is no more, and where to go on. */
const Gone = ({ children }: PropsWithChildren) => {
  const text = useRecordText();
  const resource = useResourceContext() ?? '';
  return (
    <div role="alert" className={styles.gone}>
      {children}
      <p>{text('gone.why')}</p>
      <ButtonLink look="contained" to={`/${resource}`}>
        <BackIcon aria-hidden="true" />
        {text('gone.back')}
      </ButtonLink>
    </div>
  );
};

interface RecordLoadFailedProps {
  message: MessageKey;
}

/** The error state of a record's form, whose heading is filled already. */
export const EditLoadFailed = ({ message }: RecordLoadFailedProps) => {
  const text = useRecordText();
  const { error, refetch } = useEditContext();
  return isApiError(error, 'notFound') ? (
    <Gone>
      <h2>{text('gone.title')}</h2>
    </Gone>
  ) : (
    <LoadFailed message={message} error={error} onRetry={() => void refetch()} />
  );
};

/** The error state of a record's page. */
export const ShowLoadFailed = ({ message }: RecordLoadFailedProps) => {
  const text = useRecordText();
  const { error, refetch } = useShowContext();
  const isGone = isApiError(error, 'notFound');
  return (
    <>
      <RecordTitle>{isGone ? text('gone.title') : text('name', { smart_count: 1 })}</RecordTitle>
      {isGone ? (
        <Gone />
      ) : (
        <LoadFailed message={message} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
};
