import { X as CloseIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useNotificationContext, useTakeUndoableMutation } from 'react-admin';
import type { NotificationPayload } from 'react-admin';
import { createPortal } from 'react-dom';

import { useT } from '../texts/useT.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { modalDialogs } from '../ui/modalDialogs.ts';

import styles from './Notices.module.css';

const SHOWN_FOR_MS = 5000;

interface Shown extends NotificationPayload {
  key: number;
}

/**
 * The change behind a notice that offers to undo it, as react-admin's own parts make them: it is
 * sent once the notice is gone.
 */
const useUndoable = () => {
  const takeMutation = useTakeUndoableMutation();
  const waiting = useRef<number>(undefined);
  const settle = (isUndo: boolean, notice = waiting.current) => {
    if (waiting.current === undefined || waiting.current !== notice) return;
    waiting.current = undefined;
    takeMutation()?.({ isUndo });
  };
  const send = useEffectEvent(() => settle(false));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (waiting.current !== undefined) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      send();
    };
  }, []);
  const wait = (notice: number) => {
    waiting.current = notice;
  };
  return { wait, settle };
};

/**
 * At the bottom of the page, above a form's buttons, but over a dialog at the top: so they cover
 * neither titles nor buttons. They are a popover, inside the topmost modal dialog if there is one,
 * since nothing outside of it can be pressed or read aloud.
 */
export const Notices = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const latest = useRef(0);
  const undoable = useUndoable();

  const show = useEffectEvent((next: NotificationPayload) => {
    const key = (latest.current += 1);
    if (next.type !== 'error') undoable.settle(false);
    if (next.notificationOptions?.undoable) undoable.wait(key);
    // Failures stay, and hide no confirmation; any other notice gives way to the next one.
    setShown((all) => [
      ...all.filter(({ type }) => type === 'error' || next.type === 'error'),
      { ...next, key },
    ]);
  });
  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (next) show(next);
  }, [notifications, takeNotification]);

  const close = (closed: number, isUndo = false) => {
    undoable.settle(isUndo, closed);
    setShown((all) => all.filter(({ key }) => key !== closed));
  };

  const dialog = useSyncExternalStore(modalDialogs.subscribe, modalDialogs.top);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Gone with the dialog that held it; the next effect shows it on the page.
    if (!box.current?.isConnected) return;
    // Shown anew with each notice, it comes to lie over what has opened since the last one.
    box.current.hidePopover();
    box.current.showPopover();
  }, [shown, dialog]);
  if (shown.length === 0) return null;

  const notices = (
    <div ref={box} popover="manual" className={styles['notices']}>
      {shown.map((notice) => (
        <Notice
          key={notice.key}
          notice={notice}
          onClose={() => close(notice.key)}
          onUndo={notice.notificationOptions?.undoable && (() => close(notice.key, true))}
        />
      ))}
    </div>
  );
  return dialog ? createPortal(notices, dialog) : notices;
};

interface NoticeProps {
  notice: NotificationPayload;
  onClose: () => void;
  onUndo?: (() => void) | false | undefined;
}

const Notice = ({ notice, onClose, onUndo }: NoticeProps) => {
  const { message, type, notificationOptions = {} } = notice;
  const t = useT();
  const { messageArgs, autoHideDuration = SHOWN_FOR_MS } = notificationOptions;
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld || autoHideDuration === null) return undefined;
    const timer = setTimeout(onClose, autoHideDuration);
    return () => clearTimeout(timer);
    // Another notice does not restart its timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHeld, autoHideDuration]);

  return (
    // It only waits while the pointer is over it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="alert"
      className={styles['notice']}
      data-tone={type}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div>{typeof message === 'string' ? t(message, messageArgs) : message}</div>
      {onUndo && <Button onClick={onUndo}>{t('ra.action.undo')}</Button>}
      <IconButton label={t('common.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
};
