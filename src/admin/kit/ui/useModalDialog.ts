import { useCallback, type KeyboardEvent, type SyntheticEvent } from 'react';

import { modalDialogs } from './modalDialogs.ts';

/**
 * For an HTML dialog that is modal while it is rendered; `onEscape` may unmount it. The element
 * marked `data-first` gets the focus, which returns when the dialog is gone.
 */
export const useModalDialog = (onEscape: () => void) => ({
  ref: useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal();
    modalDialogs.add(dialog);
    const first = dialog.querySelector<HTMLElement>('[data-first]');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
    // Closing before unmounting returns the focus.
    return () => {
      modalDialogs.remove(dialog);
      dialog.close();
    };
  }, []),
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file input inside fires an event of this name as well.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onEscape();
  },
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    // React passes it on to the dialogs around, which would take it for their own.
    event.stopPropagation();
    // After a cancelled Escape the browser closes it at the next one without asking.
    if (dialog.open || !dialog.isConnected) return;
    dialog.showModal();
    onEscape();
  },
  onKeyDown: (event: KeyboardEvent) => {
    // A dialog around it would close too.
    if (event.key === 'Escape') event.stopPropagation();
  },
});
