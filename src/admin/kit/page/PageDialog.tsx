import { Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { X as CloseIcon } from 'lucide-react';
import { useId, type PropsWithChildren } from 'react';

import { useT } from '../texts/useT.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { useDialogTitle } from './useDocumentTitle.ts';

interface PageDialogProps {
  title: string;
  onClose: () => void;
  /** For content that reads badly when wide. */
  isNarrow?: boolean;
}

/** A dialog for reading, with its own address; on a phone it fills the screen. */
export const PageDialog = ({
  title,
  onClose,
  isNarrow = false,
  children,
}: PropsWithChildren<PageDialogProps>) => {
  const t = useT();
  const id = useId();
  useDialogTitle(title);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={useIsPhone()}
      fullWidth
      maxWidth={isNarrow ? 'sm' : 'lg'}
      aria-labelledby={id}
      // It takes the focus so that reading starts at the top, but it is no control.
      sx={{ '& .MuiDialog-paper': { outline: 0 } }}
    >
      <DialogTitle id={id} sx={{ paddingInlineEnd: 7 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label={t('common.close')}
        onClick={onClose}
        sx={{ position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent tabIndex={0} sx={{ '&:focus-visible': { outlineOffset: -2 } }}>
        {children}
      </DialogContent>
    </Dialog>
  );
};
