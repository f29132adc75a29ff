import { X as CloseIcon } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import type { NotificationPayload } from 'react-admin';
import { createPortal } from 'react-dom';

import { useT } from '../texts/useT.ts';
import { IconButton } from '../ui/Button.tsx';
import { modalDialogs } from '../ui/modalDialogs.ts';

import styles from './Notices.module.css';

const SHOWN_FOR_MS = 5000;

interface Shown extends NotificationPayload {
  key: number;
}

/**
 * At the bottom of the page, above a form's buttons, but over a dialog at the top: so they cover
 * neither titles nor buttons. They are a popover, inside the topmost modal dialog if there is one,
 * since nothing outside of it can be pressed or read aloud.
 */
export const Notices = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<readonly Shown[]>([]);

  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (!next) return;
    // Failures stay, and hide no confirmation; any other notice gives way to the next one.
    // oxlint-disable-next-line react/set-state-in-effect
    setShown((all) => [
      ...all.filter(({ type }) => type === 'error' || next.type === 'error'),
      { ...next, key: (all.at(-1)?.key ?? 0) + 1 },
    ]);
  }, [notifications, takeNotification]);

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
          onClose={() => setShown((all) => all.filter(({ key }) => key !== notice.key))}
        />
      ))}
    </div>
  );
  return dialog ? createPortal(notices, dialog) : notices;
};

interface NoticeProps {
  notice: NotificationPayload;
  onClose: () => void;
}

const Notice = ({ notice: { message, type, notificationOptions = {} }, onClose }: NoticeProps) => {
  const t = useT();
  const translate = useTranslate();
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
      <div>{typeof message === 'string' ? translate(message, messageArgs) : message}</div>
      <IconButton label={t('common.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
};
