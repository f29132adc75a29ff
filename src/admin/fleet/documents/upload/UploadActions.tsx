import { Button, DialogActions } from '@mui/material';
import { FileUp as UploadIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { useStayWhile } from '../../../kit/form/useStayWhile.ts';
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
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isDone = isSubmitSuccessful && !isSubmitting;
  useStayWhile(isSubmitting);

  useEffect(() => {
    if (isDone) onClose();
    // Its other identities are of no interest: it closes once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDone]);

  const close = () => {
    const isDirty = Object.keys(dirtyFields).length > 0;
    if (!isInPlace || !isDirty || window.confirm(translate('ra.message.unsaved_changes'))) {
      onClose();
    }
  };

  return (
    <DialogActions>
      <Button onClick={close} disabled={isSubmitting}>
        {translate('ra.action.cancel')}
      </Button>
      <Button type="submit" variant="contained" startIcon={<UploadIcon />} disabled={isSubmitting}>
        {t('resources.fleet/documents.upload.submit', { smart_count: Math.max(1, count) })}
      </Button>
    </DialogActions>
  );
};
