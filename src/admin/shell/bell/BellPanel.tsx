import { worklistPath } from '../../expiries/papersPath.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button, ButtonLink } from '../../kit/ui/Button.tsx';
import { useSession } from '../../kit/useSession.ts';
import { NoticeList } from './NoticeList.tsx';
import { useNotifications, type Notifications } from './useNotifications.ts';

import styles from './BellPanel.module.css';

/** More than this nobody reads in a small window; the dashboard has them all. */
const MOST_SHOWN = 50;

interface BellPanelProps {
  onClose: () => void;
}

interface ContentProps extends BellPanelProps {
  bell: Notifications;
}

const Content = ({ bell, onClose }: ContentProps) => {
  const t = useT();
  const { notifications, unread } = bell;
  const unreadIds = new Set(unread.map(({ id }) => id));
  const shown = unread.slice(0, MOST_SHOWN);
  const read = notifications
    .filter(({ id }) => !unreadIds.has(id))
    .slice(0, MOST_SHOWN - shown.length);
  const open = (id: string) => {
    bell.markOne(id);
    onClose();
  };

  if (bell.hasFailed) {
    return (
      <div role="alert" className={styles.note}>
        {t('shell.bell.failed')}
        <br />
        <Button onClick={bell.retry} disabled={bell.isFetching}>
          {t('shell.bell.retry')}
        </Button>
      </div>
    );
  }
  if (bell.isLoading) return <output className={styles.note}>{t('shell.bell.loading')}</output>;
  return (
    <>
      {bell.isPartial ? (
        <div role="alert" className={styles.note}>
          {t('shell.bell.partial')}
          <br />
          <Button onClick={bell.retry} disabled={bell.isFetching}>
            {t('shell.bell.retry')}
          </Button>
        </div>
      ) : null}
      {shown.length > 0 ? (
        <NoticeList notifications={shown} onOpen={open} onMarkRead={bell.markOne} />
      ) : (
        <div className={styles.note}>{t('shell.bell.none')}</div>
      )}
      {read.length > 0 ? (
        <section className={styles.read}>
          <h3>{t('shell.bell.earlier')}</h3>
          <NoticeList notifications={read} onOpen={open} />
        </section>
      ) : null}
    </>
  );
};

/** What opens under the bell. */
export const BellPanel = ({ onClose }: BellPanelProps) => {
  const t = useT();
  const bell = useNotifications();
  const role = useSession()?.user.role;
  const total = bell.notifications.length;
  return (
    <>
      <div className={styles.head}>
        <h2>{t('shell.bell.title')}</h2>
        {bell.unread.length > 0 ? (
          <Button
            onClick={(event) => {
              // The button goes; the keyboard stays in the panel.
              event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
              bell.markAll();
            }}
          >
            {t('shell.bell.markAll')}
          </Button>
        ) : null}
      </div>
      <div className={styles.body}>
        <Content bell={bell} onClose={onClose} />
      </div>
      {total > 0 ? (
        <div className={styles.foot}>
          <span>
            {total > MOST_SHOWN ? t('shell.bell.more', { shown: MOST_SHOWN, total }) : null}
          </span>
          <ButtonLink to={worklistPath(role)} onClick={onClose}>
            {t('shell.bell.all')}
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
};
