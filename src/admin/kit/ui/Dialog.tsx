import { X as CloseIcon } from 'lucide-react';
import { useCallback, useContext, useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { useT } from '../texts/useT.ts';
import { IconButton } from './Button.tsx';
import { DialogHost } from './dialogHost.ts';

import styles from './Dialog.module.css';

interface DialogProps {
  title: ReactNode;
  /** Below the title: what the dialog is about. */
  about?: ReactNode;
  isWide?: boolean;
  /** Something runs that must not be broken off. */
  isBusy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the page in plain HTML. It puts the focus on what is marked `data-first`, and gives it
 * back when it closes. On a phone it fills the screen. It stands outside the page, which dialogs of MUI
 * hide from screen readers, or in the panel that it was opened from.
 */
export const Dialog = ({
  title,
  about,
  isWide,
  isBusy = false,
  onClose,
  children,
}: DialogProps) => {
  const t = useT();
  const id = useId();
  const host = useContext(DialogHost);
  const open = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>('[data-first]');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
    // Closed before it goes, it gives the focus back.
    return () => dialog.close();
  }, []);
  return createPortal(
    <dialog
      ref={open}
      className={styles['dialog']}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file input within sends an event of this name as well.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!isBusy) onClose();
      }}
    >
      <div className={styles['head']}>
        <div>
          <h2 id={id}>{title}</h2>
          {about && <p>{about}</p>}
        </div>
        <IconButton label={t('common.close')} disabled={isBusy} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </dialog>,
    (host && document.getElementById(host)) || document.body,
  );
};

/** What a dialog is about; scrolls where it is long. */
export const DialogBody = ({ children }: { children: ReactNode }) => (
  <div className={styles['body']}>{children}</div>
);

/** The buttons below. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);
