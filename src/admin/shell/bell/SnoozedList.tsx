import type { Snoozed } from '../../../domain/notifications/sections.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useNoticeText } from './useNoticeText.ts';

import styles from './BellPanel.module.css';

interface SnoozedListProps {
  snoozed: readonly Snoozed[];
  onWake: (topic: string) => void;
}

/** The snoozed notifications, and until when. */
export const SnoozedList = ({ snoozed, onWake }: SnoozedListProps) => {
  const t = useT();
  const dateText = useDateText();
  const textOf = useNoticeText();
  return (
    <ul className={styles.list}>
      {snoozed.map(({ notification, until }) => {
        const { name } = textOf(notification);
        return (
          <li key={notification.topic} className={styles.row} data-row>
            <div className={styles.words}>
              <b>{name}</b>
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
