import { useEffect, useState } from 'react';

import type { IsoDate } from '../../../domain/base/dates.ts';
import { listOf, showCount } from '../../../domain/base/formats.ts';
import { lastLook } from '../../../domain/notifications/marks.ts';
import type { Notification } from '../../../domain/notifications/notifications.ts';
import { worklistPath } from '../../expiries/papersPath.ts';
import { Renewals } from '../../expiries/renew/Renewals.tsx';
import { RetryButton } from '../../kit/feedback/RetryButton.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Button, ButtonLink } from '../../kit/ui/Button.tsx';
import { useKeptFocus } from '../../kit/ui/useKeptFocus.ts';
import { useSession } from '../../kit/useSession.ts';
import { NoticeGroups, SnoozedList, type NoticeActions } from './NoticeGroups.tsx';
import { useNotifications, type Notifications } from './useNotifications.ts';

import styles from './BellPanel.module.css';

const LoadNotice = ({ bell }: { bell: Notifications }) => {
  const t = useT();
  const words = useWords();
  if (bell.isLoading) return <output className="empty small">{t('bell.loading')}</output>;
  if (!bell.isPartial) return null;
  const missing = bell.missing.map((resource) => words.records(resource));
  if (bell.alertsFailed) missing.push(t('bell.alerts'));
  return (
    <div role="alert" className="empty small">
      {bell.hasFailed ? t('shell.bell.failed') : t('bell.partial', { records: listOf(missing) })}
      {bell.hasFailures && (
        <>
          <br />
          <RetryButton error={bell.error} onRetry={bell.retry} disabled={bell.isFetching} />
        </>
      )}
    </div>
  );
};

/** The last action, which can be undone: some were read, or one was snoozed. */
type Undone =
  | { ids: readonly string[]; topic?: undefined }
  | { ids?: undefined; topic: string; until: IsoDate };

interface UndoBarProps {
  done: Undone | undefined;
  onUndo: (done: Undone) => void;
}

const UndoBar = ({ done, onUndo }: UndoBarProps) => {
  const t = useT();
  const dateText = useDateText();
  const text =
    done &&
    (done.ids
      ? t('bell.marked', { smart_count: done.ids.length })
      : t('bell.snooze.done', { date: dateText(done.until) }));
  return (
    <div className={styles.undo} hidden={!done}>
      <span role="status">{text}</span>
      {done && <Button onClick={() => onUndo(done)}>{t('bell.undo')}</Button>}
    </div>
  );
};

/** Nobody reads more in a small panel; the dashboard lists them all. */
const MOST_SHOWN = 50;

const idsOf = (notifications: readonly Notification[]) => notifications.map(({ id }) => id);

interface BellPanelProps {
  onClose: () => void;
}

interface ContentProps extends BellPanelProps {
  bell: Notifications;
  onDone: (done: Undone) => void;
}

const Content = ({ bell, onClose, onDone }: ContentProps) => {
  const t = useT();
  const dateText = useDateText();
  const { today } = useCompanyDay();
  const { fresh, earlier, read, snoozed } = bell.sections;
  const since = lastLook(bell.marks, today);
  const onOpen: NoticeActions['onOpen'] = (opened) => {
    bell.read(idsOf(opened));
    onClose();
  };
  const actions: NoticeActions = {
    onOpen,
    onRead: ({ id }) => {
      bell.read([id]);
      onDone({ ids: [id] });
    },
    onSnooze: ({ topic }, until) => {
      bell.snooze(topic, until);
      onDone({ topic, until });
    },
  };
  const sections = [
    {
      title: since ? t('bell.freshSince', { date: dateText(since) }) : t('bell.fresh'),
      shown: fresh.slice(0, MOST_SHOWN),
      actions,
    },
    {
      title: t('bell.earlier'),
      shown: earlier.slice(0, Math.max(0, MOST_SHOWN - fresh.length)),
      actions,
    },
    {
      title: t('bell.read'),
      shown: read.slice(0, Math.max(0, MOST_SHOWN - bell.unread)),
      actions: { onOpen },
    },
  ];
  return (
    <>
      {bell.unread === 0 && !bell.isPartial && <div className="empty small">{t('bell.none')}</div>}
      {sections
        .filter(({ shown }) => shown.length > 0)
        .map(({ title, shown, actions: possible }) => (
          <section key={title} className={styles.section} data-read={!possible.onRead || undefined}>
            <h3>{title}</h3>
            <NoticeGroups notifications={shown} {...possible} />
          </section>
        ))}
      {snoozed.length > 0 && (
        <details className={styles.section}>
          <summary>
            {t('bell.snoozed')} ({showCount(snoozed.length)})
          </summary>
          <SnoozedList snoozed={snoozed} onWake={bell.wake} />
        </details>
      )}
    </>
  );
};

export const BellPanel = ({ onClose }: BellPanelProps) => {
  const t = useT();
  const bell = useNotifications();
  const role = useSession()?.user.role;
  const [done, setDone] = useState<Undone>();
  const { body, onFocus } = useKeptFocus('[data-row]');
  const { fresh, earlier, read, snoozed } = bell.sections;
  const listed = fresh.length + earlier.length + read.length;
  const total = bell.expiries + bell.alerts - snoozed.length;
  const unread = idsOf([...fresh, ...earlier]);
  useEffect(() => bell.look());

  return (
    // Its own renewals: a dialog outside the panel would close it.
    <Renewals>
      <div className={styles.head}>
        <h2>{t('shell.bell.title')}</h2>
        {unread.length > 0 && (
          <Button
            onClick={() => {
              bell.read(unread);
              setDone({ ids: unread });
            }}
          >
            {t('bell.markAll')}
          </Button>
        )}
      </div>
      <div className={styles.body} ref={body} onFocus={onFocus}>
        <LoadNotice bell={bell} />
        {!bell.isLoading && !bell.hasFailed && (
          <Content bell={bell} onClose={onClose} onDone={setDone} />
        )}
      </div>
      <UndoBar
        done={done}
        onUndo={(undone) => {
          setDone(undefined);
          if (undone.ids) bell.unmark(undone.ids);
          else bell.wake(undone.topic);
        }}
      />
      {listed + snoozed.length > 0 && (
        <div className={styles.foot}>
          <span>
            {listed > MOST_SHOWN &&
              t('bell.more', { shown: MOST_SHOWN, total: bell.isPartial ? '–' : total })}
          </span>
          {bell.expiries > 0 && (
            <ButtonLink to={worklistPath(role)} onClick={onClose}>
              {t('bell.all')}
            </ButtonLink>
          )}
        </div>
      )}
    </Renewals>
  );
};

interface BellCountProps {
  /** Receives the number of unread notifications; undefined if it is not known. */
  onCount: (unread: number | undefined) => void;
}

/** Renders nothing: it only counts. */
export const BellCount = ({ onCount }: BellCountProps) => {
  const { unread, isLoading, isPartial } = useNotifications();
  const count = isPartial ? undefined : unread;
  useEffect(() => {
    if (!isLoading) onCount(count);
  }, [count, isLoading, onCount]);
  return null;
};
