import { isApiError } from '../../../dataProvider/apiError.ts';
import { useFailureText } from '../../kit/feedback/useFailure.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import type { useRenewal } from './useRenewal.ts';

import styles from './renew.module.css';

interface RenewalOutcomeProps {
  renewal: ReturnType<typeof useRenewal>;
  /** The error is already shown beside its field. */
  isShownAtField: boolean;
}

/** The progress of a renewal, or which part of a failed one was stored. */
export const RenewalOutcome = ({ renewal, isShownAtField }: RenewalOutcomeProps) => {
  const t = useT();
  const failureText = useFailureText();
  const { error, isDated, isSaving, progress, cancelUpload } = renewal;
  if (isSaving && progress !== undefined) {
    return (
      <div className={styles['sending']}>
        <progress value={progress} aria-label={t('renew.file.sending')} />
        {progress < 1 && <Button onClick={cancelUpload}>{t('renew.file.cancel')}</Button>}
      </div>
    );
  }
  if (error === undefined || isShownAtField) return null;
  if (!isDated) return <Alert tone="bad">{failureText('renew.failed', error)}</Alert>;
  const why = isApiError(error, 'aborted')
    ? t('renew.file.cancelled')
    : failureText('renew.file.failed', error);
  return (
    <Alert tone="bad">
      {t('renew.dateSaved')} {why}
    </Alert>
  );
};
