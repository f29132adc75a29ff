import type { IsoDate } from '../../../domain/base/dates.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';

import styles from './BellPanel.module.css';

/** The last action, which can be undone: some were read, or one was snoozed. */
export type Undone =
  | { ids: readonly string[]; topic?: undefined }
  | { ids?: undefined; topic: string; until: IsoDate };

interface UndoBarProps {
  done: Undone | undefined;
  onUndo: (done: Undone) => void;
}

/** Says what was done, and undoes it. */
export const UndoBar = ({ done, onUndo }: UndoBarProps) => {
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
