import type { PropsWithChildren } from 'react';

import { Dialog, DialogBody } from '../ui/Dialog.tsx';
import { useDialogTitle } from '../useDocumentTitle.ts';

interface PageDialogProps {
  title: string;
  onClose: () => void;
  /** For content that reads badly when wide. */
  isNarrow?: boolean;
}

/** It has its own address; on a phone it fills the screen. */
export const PageDialog = ({
  title,
  onClose,
  isNarrow = false,
  children,
}: PropsWithChildren<PageDialogProps>) => {
  useDialogTitle(title);
  return (
    <Dialog title={title} size={isNarrow ? 'medium' : 'widest'} onClose={onClose}>
      <DialogBody>{children}</DialogBody>
    </Dialog>
  );
};
