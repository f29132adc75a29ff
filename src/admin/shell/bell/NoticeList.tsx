import { Check as CheckIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

import type { Notification } from '../../../domain/expiries/notifications.ts';
import { recordPath } from '../../kit/recordPath.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { useSession } from '../../kit/useSession.ts';
import { useNoticeText } from './useNoticeText.ts';

import styles from './BellPanel.module.css';

/** The button goes with its item: the keyboard moves on to the next one, or stays in the panel. */
const keepFocus = (button: HTMLElement) => {
  const item = button.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = next?.querySelector('button') ?? button.closest<HTMLElement>('[role="dialog"]');
  target?.focus();
};

interface NoticeListProps {
  notifications: readonly Notification[];
  onOpen: (id: string) => void;
  /** Absent where everything is read. */
  onMarkRead?: (id: string) => void;
}

export const NoticeList = ({ notifications, onOpen, onMarkRead }: NoticeListProps) => {
  const t = useT();
  const dateText = useDateText();
  const textOf = useNoticeText();
  const role = useSession()?.user.role;
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => {
        const { id, holder, date, severity } = notification;
        const notice = textOf(notification);
        return (
          <li key={id} className={styles.item}>
            <Link
              className={styles.link}
              to={recordPath(role, holder.resource, holder.id) ?? ''}
              onClick={() => onOpen(id)}
            >
              <span className={styles.dot} data-severity={severity} />
              <span>{notice}</span>
              <time dateTime={date}>{dateText(date)}</time>
            </Link>
            {onMarkRead ? (
              <IconButton
                label={t('shell.bell.markRead', { notice })}
                onClick={(event) => {
                  keepFocus(event.currentTarget);
                  onMarkRead(id);
                }}
              >
                <CheckIcon />
              </IconButton>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
};
