import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId } from 'react';

import { useT } from '../texts/useT.ts';
import type { QuestionProps } from './Question.tsx';

/**
 * Answered, it fades out under the pointer: a second click there does not do it once more. Where
 * something would be lost, the Enter key keeps it.
 */
const QuestionDialog = ({
  isOpen,
  title,
  content,
  confirm,
  cancel,
  isDestructive = false,
  isPending = false,
  onConfirm,
  onClose,
}: QuestionProps) => {
  const t = useT();
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={isPending ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}title`}
      aria-describedby={content ? `${id}content` : undefined}
      // A question may stand in a row or form that the pointer and the keys mean something to.
      onClick={(event) => event.stopPropagation()}
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      {content && (
        <DialogContent>
          <DialogContentText id={`${id}content`} sx={{ overflowWrap: 'anywhere' }}>
            {content}
          </DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={onClose} disabled={isPending} autoFocus={isDestructive}>
          {cancel ?? t('common.cancel')}
        </Button>
        <Button
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          loading={isPending}
          autoFocus={!isDestructive}
          onClick={() => {
            if (isOpen) onConfirm();
          }}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default QuestionDialog;
