import { Check as CheckIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

import type { IsoDate } from '../../../domain/base/dates.ts';
import type { Notification } from '../../../domain/notifications/notifications.ts';
import { RenewButton } from '../../expiries/renew/RenewButton.tsx';
import { recordPath } from '../../kit/recordPath.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { useSession } from '../../kit/useSession.ts';
import { SnoozeButton } from './SnoozeButton.tsx';
import { useNoticeText } from './useNoticeText.ts';

import styles from './BellPanel.module.css';

/** The actions on a notification. */
export interface NoticeActions {
  /** Opens its record, and marks the opened ones as read. */
  onOpen: (opened: readonly Notification[]) => void;
  /** Absent if everything is read. */
  onRead?: (notification: Notification) => void;
  onSnooze?: (notification: Notification, until: IsoDate) => void;
}

interface NoticeRowProps extends NoticeActions {
  notification: Notification;
}

/** One expiry date or alert of a group. */
export const NoticeRow = ({ notification, onOpen, onRead, onSnooze }: NoticeRowProps) => {
  const t = useT();
  const dateText = useDateText();
  const instantText = useInstantText();
  const role = useSession()?.user.role;
  const { expiry, alert, severity } = notification;
  const { title, name, urgency } = useNoticeText()(notification);
  // A document is a record apart from its holder.
  const path = expiry?.owner && recordPath(role, expiry.holder.resource, expiry.holder.id);
  const when = expiry ? dateText(expiry.date) : alert.at && instantText(alert.at);
  return (
    <li className={styles.row} data-row>
      <div className={styles.words}>
        <b>
          {path ? (
            <Link to={path} onClick={() => onOpen([notification])}>
              {title}
            </Link>
          ) : (
            title
          )}
        </b>
        <small>
          {urgency && <span data-severity={severity}>{urgency}</span>}
          {when && <bdi>{when}</bdi>}
        </small>
      </div>
      {expiry && <RenewButton expiry={expiry} />}
      {onSnooze && <SnoozeButton name={name} onSnooze={(until) => onSnooze(notification, until)} />}
      {onRead && (
        <IconButton label={t('bell.markRead', { name })} onClick={() => onRead(notification)}>
          <CheckIcon />
        </IconButton>
      )}
    </li>
  );
};
