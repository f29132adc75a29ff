import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

import { useFailureText } from '../../../kit/feedback/useFailure.ts';
import { recordFailure } from '../../../kit/form/recordFailure.ts';
import { useT } from '../../../kit/texts/useT.ts';
import type { Upload } from './useUploads.ts';

interface UploadProgressProps {
  upload: Upload;
  onCancel: () => void;
}

/** The progress of a file, or why it was not uploaded. */
export const UploadProgress = ({ upload: { file, state }, onCancel }: UploadProgressProps) => {
  const t = useT();
  const translate = useTranslate();
  const failureText = useFailureText();
  switch (state.kind) {
    case 'ready':
      return null;
    case 'wrong':
      return (
        <Alert severity="error" sx={{ marginBlockStart: 1 }}>
          {translate(`validation.${state.problem.code}`, state.problem)}
        </Alert>
      );
    case 'sending':
      return <Sending name={file.name} progress={state.progress} onCancel={onCancel} />;
    case 'stored':
      return (
        <Alert severity="success" sx={{ marginBlockStart: 1 }}>
          {t('resources.fleet/documents.upload.stored')}
        </Alert>
      );
    case 'cancelled':
      return (
        <Alert severity="info" sx={{ marginBlockStart: 1 }}>
          {state.isDated
            ? `${t('renew.dateSaved')} ${t('renew.file.cancelled')}`
            : t('resources.fleet/documents.upload.cancelled')}
        </Alert>
      );
    case 'failed':
      return (
        <Alert severity="error" sx={{ marginBlockStart: 1 }}>
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
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, marginBlockStart: 1 }}>
      <LinearProgress
        variant={isStoring ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label={t('resources.fleet/documents.upload.progress', { name })}
        sx={{ flex: 1 }}
      />
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {isStoring
          ? t('resources.fleet/documents.upload.storing')
          : t('resources.fleet/documents.upload.sending', { percent })}
      </Typography>
      {!isStoring && (
        <Button
          size="small"
          aria-label={t('resources.fleet/documents.upload.cancel', { name })}
          onClick={onCancel}
        >
          {t('common.cancel')}
        </Button>
      )}
    </Stack>
  );
};
