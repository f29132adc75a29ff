import { CalendarDays as CalendarIcon } from 'lucide-react';
import { lazy, Suspense, type KeyboardEvent } from 'react';

import type { IsoDate } from '../../../domain/base/dates.ts';
import { useT } from '../texts/useT.ts';
import { IconButton } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';

import styles from './CalendarButton.module.css';

const loadCalendar = () => import('./Calendar.tsx');
const Calendar = lazy(loadCalendar);

interface CalendarButtonProps {
  day?: IsoDate;
  isOff?: boolean;
  onChoose: (day: IsoDate) => void;
}

/** The calendar stands within a form or dialog, which must not take the key for its own. */
const keepEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.stopPropagation();
};

/**
 * Opens a calendar. It is no stop of the Tab key, as the field beside it takes the date by typing and
 * opens it by the arrow key.
 */
export const CalendarButton = ({ day, isOff, onChoose }: CalendarButtonProps) => {
  const t = useT();
  return (
    <Popover
      kind="dialog"
      label={t('common.date.calendar')}
      className={styles['panel']}
      onKeyDown={keepEscape}
      button={(props) => (
        <IconButton
          {...props}
          label={t('common.date.open')}
          tabIndex={-1}
          disabled={isOff}
          onPointerEnter={() => void loadCalendar()}
        >
          <CalendarIcon />
        </IconButton>
      )}
    >
      {(close) => (
        <div className={styles['calendar']}>
          <Suspense>
            <Calendar
              day={day}
              onChoose={(chosen) => {
                close();
                onChoose(chosen);
              }}
            />
          </Suspense>
        </div>
      )}
    </Popover>
  );
};
