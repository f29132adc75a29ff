import { Link } from 'react-router-dom';

import { areaOf } from '../../../domain/access/access.ts';
import type { Notification } from '../../../domain/notifications/notifications.ts';
import { byHolder, type NotificationGroup } from '../../../domain/notifications/sections.ts';
import { recordPath } from '../../kit/recordPath.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { useSession } from '../../kit/useSession.ts';
import { NoticeRow, type NoticeActions } from './NoticeRow.tsx';

import styles from './BellPanel.module.css';

/** The page with the diesel stock, by area. */
const DIESEL_PATHS = { admin: '/admin/diesel', fleet: undefined, diesel: '/diesel/dashboard' };

const Group = ({ group, ...actions }: NoticeActions & { group: NotificationGroup }) => {
  const t = useT();
  const words = useWords();
  const role = useSession()?.user.role;
  const { holder, notifications } = group;
  const area = areaOf(role);
  const path = holder ? recordPath(role, holder.resource, holder.id) : area && DIESEL_PATHS[area];
  const name = holder ? <bdi>{holder.label}</bdi> : t('bell.diesel');
  const about = holder && [
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
        {about && <small>{about.join(' · ')}</small>}
      </div>
      <ul className={styles.list}>
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

/** Notifications grouped by holder. */
export const NoticeGroups = ({ notifications, ...actions }: NoticeGroupsProps) => (
  <ul className={styles.list}>
    {byHolder(notifications).map((group) => (
      <Group key={group.key} group={group} {...actions} />
    ))}
  </ul>
);
