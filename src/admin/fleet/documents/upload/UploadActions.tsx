import { FileUp as UploadIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

import { DiscardQuestion } from '../../../kit/dialogs/Question.tsx';
import { useIsUnsaved } from '../../../kit/form/GuardedForm.tsx';
import { LeaveGuard } from '../../../kit/form/LeaveGuard.tsx';
import { SaveButton } from '../../../kit/form/SaveButton.tsx';
import { StayWhile } from '../../../kit/form/StayWhile.tsx';
import { loses } from '../../../kit/formState/leaving.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { DialogActions } from '../../../kit/ui/Dialog.tsx';
import { useMay } from '../../../kit/useMay.ts';

interface UploadActionsProps {
  count: number;
  /** Closing the dialog does not leave the page, so nothing else asks about unsaved changes. */
  isInPlace: boolean;
  /** The user asked to close the dialog. */
  isClosing: boolean;
  setClosing: (isClosing: boolean) => void;
  onClose: () => void;
}

/** Without a file, submitting says what is missing; during an upload it is disabled. */
export const UploadActions = ({
  count,
  isInPlace,
  isClosing,
  setClosing,
  onClose,
}: UploadActionsProps) => {
  const t = useT();
  const may = useMay();
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  const isTyped = useIsUnsaved();
  const isUnsaved = () => count > 0 || isTyped();
  const isDone = isSubmitSuccessful && !isSubmitting;
  const isAsking = isClosing && isInPlace && isUnsaved();
  const closes = isDone || (isClosing && !isAsking);

  useEffect(() => {
    if (!closes) return;
    setClosing(false);
    onClose();
    // It closes once, whichever `onClose` is current.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [closes]);

  return (
    <DialogActions>
      <StayWhile isRunning={isSubmitting} />
      {count > 0 && !isSubmitting && <LeaveGuard leaving={loses} />}
      <DiscardQuestion isOpen={isAsking} onDiscard={onClose} onKeep={() => setClosing(false)} />
      <Button onClick={() => setClosing(true)} disabled={isSubmitting}>
        {t('ra.action.cancel')}
      </Button>
      {may('create') && (
        <SaveButton
          isNew
          icon={UploadIcon}
          label={t('resources.fleet/documents.upload.submit', { smart_count: Math.max(1, count) })}
        />
      )}
    </DialogActions>
  );
};
