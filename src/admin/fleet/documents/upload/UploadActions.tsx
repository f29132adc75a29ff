import { Button, DialogActions } from '@mui/material';
import { FileUp as UploadIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { DiscardQuestion } from '../../../kit/dialogs/DiscardQuestion.tsx';
import { useIsUnsaved } from '../../../kit/form/GuardedForm.tsx';
import { StayWhile } from '../../../kit/form/StayWhile.tsx';
import { useT } from '../../../kit/texts/useT.ts';

interface UploadActionsProps {
  /** How many files are waiting. */
  count: number;
  /** Closing the dialog does not leave the page, so nothing else asks about unsaved changes. */
  isInPlace: boolean;
  onClose: () => void;
}

/** Without a file, submitting says what is missing; during an upload it is disabled. */
export const UploadActions = ({ count, isInPlace, onClose }: UploadActionsProps) => {
  const t = useT();
  const translate = useTranslate();
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  const isUnsaved = useIsUnsaved();
  const [isAsking, setAsking] = useState(false);
  const isDone = isSubmitSuccessful && !isSubmitting;

  useEffect(() => {
    if (isDone) onClose();
    // It closes once, whichever `onClose` is current.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDone]);

  const close = () => {
    if (isInPlace && isUnsaved()) setAsking(true);
    else onClose();
  };

  return (
    <DialogActions>
      <StayWhile isRunning={isSubmitting} />
      <DiscardQuestion isOpen={isAsking} onDiscard={onClose} onKeep={() => setAsking(false)} />
      <Button onClick={close} disabled={isSubmitting}>
        {translate('ra.action.cancel')}
      </Button>
      <Button type="submit" variant="contained" startIcon={<UploadIcon />} disabled={isSubmitting}>
        {t('resources.fleet/documents.upload.submit', { smart_count: Math.max(1, count) })}
      </Button>
    </DialogActions>
  );
};
