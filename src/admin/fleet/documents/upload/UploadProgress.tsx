import { isApiError } from '../../../../dataProvider/apiError.ts';
import { recordFailure } from '../../../kit/feedback/recordFailure.ts';
import { useFailureText } from '../../../kit/feedback/useFailure.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import type { Upload } from './useUploads.ts';

interface UploadProgressProps {
  upload: Upload;
  onCancel: () => void;
}

export const UploadProgress = ({ upload: { file, state }, onCancel }: UploadProgressProps) => {
  const t = useT();
  const failureText = useFailureText();
  switch (state.kind) {
    case 'ready':
      return null;
    case 'wrong':
      return <Alert tone="bad">{t(`validation.${state.problem.code}`, state.problem)}</Alert>;
    case 'sending':
      return <Sending name={file.name} progress={state.progress} onCancel={onCancel} />;
    case 'stored':
      return <Alert tone="good">{t('resources.fleet/documents.upload.stored')}</Alert>;
    case 'cancelled':
      return (
        <Alert tone="info">
          {state.isDated
            ? `${t('renew.dateSaved')} ${t('renew.file.cancelled')}`
            : t('resources.fleet/documents.upload.cancelled')}
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone={isApiError(state.error, 'notOffered') ? 'info' : 'bad'}>
          {state.isDated && `${t('renew.dateSaved')} `}
          {failureText(
            state.failed === 'date'
              ? 'renew.document.failed'
              : `resources.fleet/documents.${recordFailure('add', state.error)}`,
            state.error,
          )}
        </Alert>
      );
  }
};

interface SendingProps {
  name: string;
  progress: number;
  onCancel: () => void;
}

const Sending = ({ name, progress, onCancel }: SendingProps) => {
  const t = useT();
  const percent = Math.round(progress * 100);
  // Everything is sent, so it can no longer be cancelled.
  const isStoring = progress >= 1;
  return (
    <div className="row small">
      <progress
        value={isStoring ? undefined : progress}
        aria-label={t('resources.fleet/documents.upload.progress', { name })}
      />
      {isStoring
        ? t('resources.fleet/documents.upload.storing')
        : t('resources.fleet/documents.upload.sending', { percent })}
      {!isStoring && (
        <Button
          aria-label={t('resources.fleet/documents.upload.cancel', { name })}
          onClick={onCancel}
        >
          {t('common.cancel')}
        </Button>
      )}
    </div>
  );
};
