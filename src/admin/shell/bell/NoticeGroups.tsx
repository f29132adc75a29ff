import { Check as CheckIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

import { areaOf } from '../../../domain/access/access.ts';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { IsoDate } from '../../../domain/base/dates.ts';
import { dotted, ownName } from '../../../domain/base/formats.ts';
import type { Notification } from '../../../domain/notifications/notifications.ts';
import {
  byHolder,
  type NotificationGroup,
  type Snoozed,
} from '../../../domain/notifications/sections.ts';
import { isOfOwnRecord } from '../../../domain/records/expiry.ts';
import { RenewButton } from '../../expiries/renew/RenewButton.tsx';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Button, IconButton } from '../../kit/ui/Button.tsx';
import { useSession } from '../../kit/useSession.ts';
import { SnoozeButton } from './SnoozeButton.tsx';

import styles from './BellPanel.module.css';

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

const NoticeRow = ({ notification, onOpen, onRead, onSnooze }: NoticeRowProps) => {
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
        <div>
          {path ? (
            <Link to={path} onClick={() => onOpen([notification])}>
              {title}
            </Link>
          ) : (
            title
          )}
        </div>
        <small>
          {urgency && <span data-state={severity}>{urgency}</span>}
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

/** The page with the diesel stock, by area. */
const DIESEL_PATHS = { admin: '/admin/diesel', fleet: undefined, diesel: '/diesel/dashboard' };

const Group = ({ group, ...actions }: NoticeActions & { group: NotificationGroup }) => {
  const t = useT();
  const words = useWords();
  const role = useSession()?.user.role;
  const { holder, notifications } = group;
  const area = areaOf(role);
  const path = holder ? recordPath(role, holder.resource, holder.id) : area && DIESEL_PATHS[area];
  const name = holder ? <bdi>{ownName(holder, 'label')}</bdi> : t('bell.diesel');
  const about = holder && [
    ...(holder.code ? [holder.code] : []),
    words.records(holder.resource, 1),
    ...(notifications.length > 1 ? [t('bell.dates', { smart_count: notifications.length })] : []),
  ];
  return (
    <li className={styles.group}>
      <div className={styles.holder}>
        {path ? (
          <Link to={path} onClick={() => actions.onOpen(notifications)}>
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
        {about && <small>{dotted(about)}</small>}
      </div>
      <ul>
        {notifications.map((notification) => (
          <NoticeRow key={notification.id} notification={notification} {...actions} />
        ))}
      </ul>
    </li>
  );
};

interface NoticeGroupsProps extends NoticeActions {
  notifications: readonly Notification[];
}

export const NoticeGroups = ({ notifications, ...actions }: NoticeGroupsProps) => (
  <ul>
    {byHolder(notifications).map((group) => (
      <Group key={group.key} group={group} {...actions} />
    ))}
  </ul>
);

interface SnoozedListProps {
  snoozed: readonly Snoozed[];
  onWake: (topic: string) => void;
}

export const SnoozedList = ({ snoozed, onWake }: SnoozedListProps) => {
  const t = useT();
  const dateText = useDateText();
  const textOf = useNoticeText();
  return (
    <ul>
      {snoozed.map(({ notification, until }) => {
        const { name } = textOf(notification);
        return (
          <li key={notification.topic} className={styles.row} data-row>
            <div className={styles.words}>
              <div>{name}</div>
              <small>{t('bell.snooze.until', { date: dateText(until) })}</small>
            </div>
            <Button
              aria-label={t('bell.snooze.wakeOne', { name })}
              onClick={() => onWake(notification.topic)}
            >
              {t('bell.snooze.wake')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};

/** A notification's texts: its subject, within its group and by itself, and its urgency. */
const useNoticeText = () => {
  const t = useT();
  const paperName = usePaperName();
  return ({ expiry, alert }: Notification) => {
    if (!expiry) return { title: alert.message, name: alert.message };
    const { kind, holder, daysLeft = 0 } = expiry;
    const name = paperName(expiry);
    const short = isOfOwnRecord(expiry) ? name : t(`common.expiryKinds.${kind}`);
    const key = daysLeft < 0 ? 'bell.overdue' : 'bell.due';
    return {
      title: kind === 'document' ? ownName(holder, 'label') : short,
      name,
      urgency: daysLeft === 0 ? t('bell.today') : t(key, { smart_count: Math.abs(daysLeft) }),
    };
  };
};
