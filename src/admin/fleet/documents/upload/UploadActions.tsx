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
  /** How many files wait. */
  count: number;
  /** Closing it does not leave a page, which would ask by itself. */
  isInPlace: boolean;
  onClose: () => void;
}

/** Pressed without a file it tells what is missing; while it uploads a second press does nothing. */
export const UploadActions = ({ count, isInPlace, onClose }: UploadActionsProps) => {
  const t = useT();
  const translate = useTranslate();
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  const isUnsaved = useIsUnsaved();
  const [isAsking, setAsking] = useState(false);
  const isDone = isSubmitSuccessful && !isSubmitting;

  useEffect(() => {
    if (isDone) onClose();
    // Its other identities are of no interest: it closes once.
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
