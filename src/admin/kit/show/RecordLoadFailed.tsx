import { ArrowLeft as BackIcon } from 'lucide-react';
import { useResourceContext } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { LoadFailed } from '../feedback/LoadFailed.tsx';
import { PageTitle } from '../page/PageHeader.tsx';
import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { ButtonLink } from '../ui/Button.tsx';

import styles from './RecordPage.module.css';

/** Says that the record no longer exists, and where to go next. */
const Gone = () => {
  const text = useRecordText();
  const resource = useResourceContext() ?? '';
  return (
    <div role="alert" className={styles.gone}>
      <p>{text('gone.why')}</p>
      <ButtonLink look="contained" to={`/${resource}`}>
        <BackIcon aria-hidden="true" />
        {text('gone.back')}
      </ButtonLink>
    </div>
  );
};

interface RecordLoadFailedProps {
  error: unknown;
  onRetry: () => void;
}

export const RecordLoadFailed = ({ error, onRetry }: RecordLoadFailedProps) => {
  const text = useRecordText();
  const message = recordText(useResourceContext() ?? '', 'failed.load');
  const isGone = isApiError(error, 'notFound');
  return (
    <>
      <PageTitle>{isGone ? text('gone.title') : text('name', { smart_count: 1 })}</PageTitle>
      {isGone ? <Gone /> : <LoadFailed message={message} error={error} onRetry={onRetry} />}
    </>
  );
};
