import { X as CloseIcon } from 'lucide-react';
import { useContext, useId, type ComponentProps, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { useT } from '../texts/useT.ts';
import { Button, IconButton } from './Button.tsx';
import { DialogHost } from './dialogHost.ts';
import { useModalDialog } from './useModalDialog.ts';
import { useRetryWait } from './useRetryWait.ts';

import styles from './Dialog.module.css';

interface DialogProps {
  title: ReactNode;
  /** Below the title: the dialog's subject. */
  about?: ReactNode;
  size?: 'medium' | 'wide' | 'widest';
  isBusy?: boolean;
  /** Nothing of the page can be read behind it. */
  isCover?: boolean;
  /** Without it, the dialog must be answered. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * Focuses the element marked `data-first`, and returns the focus when it closes. On a phone it
 * fills the screen. It renders outside the page, which MUI's dialogs hide from screen readers, or
 * in the panel that opened it.
 */
export const Dialog = ({
  title,
  about,
  size,
  isBusy = false,
  isCover,
  onClose,
  children,
}: DialogProps) => {
  const t = useT();
  const id = useId();
  const host = useContext(DialogHost);
  const modal = useModalDialog(() => {
    if (!isBusy) onClose?.();
  });
  return createPortal(
    <dialog
      {...modal}
      className={styles['dialog']}
      data-size={size}
      data-cover={isCover}
      aria-labelledby={id}
    >
      <div className={styles['head']}>
        <div className="fill">
          <h2 id={id} className="title">
            {title}
          </h2>
          {about && <p className="soft small">{about}</p>}
        </div>
        {onClose && (
          <IconButton label={t('common.close')} disabled={isBusy} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      {children}
    </dialog>,
    (host && document.getElementById(host)) || document.body,
  );
};

export const DialogBody = (props: ComponentProps<'div'>) => (
  <div className={styles['body']} {...props} />
);

export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);

interface DialogFormProps {
  onSubmit: () => void;
  onCancel: () => void;
  cancel?: string;
  /** Without it, nothing can be saved. */
  submit?: string;
  isBusy?: boolean;
  canSubmit?: boolean;
  /**
   * Why it failed: where the server asks to wait, the button counts down; where a newer version of
   * the app is needed, it reloads the page.
   */
  error?: unknown;
  /** Reloads the page, and leaves what is typed to be restored. */
  onReload?: () => void;
  children: ReactNode;
}

export const DialogForm = ({
  onSubmit,
  onCancel,
  cancel,
  submit,
  isBusy = false,
  canSubmit = true,
  error,
  onReload = () => window.location.reload(),
  children,
}: DialogFormProps) => {
  const t = useT();
  const wait = useRetryWait(error);
  const mustReload = isApiError(error, 'outdated');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Dialogs are portals: their events reach the forms of the page as well.
        event.stopPropagation();
        onSubmit();
      }}
    >
      <DialogBody>{children}</DialogBody>
      <DialogActions>
        <Button disabled={isBusy} onClick={onCancel}>
          {cancel ?? t('common.cancel')}
        </Button>
        {mustReload && (
          <Button look="contained" onClick={onReload}>
            {t('shell.screens.error.reload')}
          </Button>
        )}
        {submit !== undefined && !mustReload && (
          <Button type="submit" look="contained" disabled={isBusy || !canSubmit || wait > 0}>
            {wait > 0 ? t('common.retryIn', { seconds: wait }) : submit}
          </Button>
        )}
      </DialogActions>
    </form>
  );
};
