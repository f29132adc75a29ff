import { CalendarDays as CalendarIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import type { IsoDate } from '../../../domain/base/dates.ts';
import { DialogBoundary } from '../dialogs/DialogBoundary.tsx';
import { lazyPart } from '../lazyScreen.ts';
import { useT } from '../texts/useT.ts';
import { IconButton } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';

import styles from './CalendarButton.module.css';

const loadCalendar = () => import('./Calendar.tsx');
const Calendar = lazyPart(loadCalendar);

interface CalendarButtonProps {
  day?: IsoDate;
  isOff?: boolean;
  onChoose: (day: IsoDate) => void;
}

/** The calendar opens inside a form or dialog, which must not handle the key as well. */
const keepEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.stopPropagation();
};

/** No tab stop, because the field beside it takes typed dates and opens it with the arrow key. */
export const CalendarButton = ({ day, isOff, onChoose }: CalendarButtonProps) => {
  const t = useT();
  return (
    <Popover
      kind="dialog"
      label={t('common.date.calendar')}
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
          <DialogBoundary onClose={close}>
            <Calendar
              day={day}
              onChoose={(chosen) => {
                close();
                onChoose(chosen);
              }}
            />
          </DialogBoundary>
        </div>
      )}
    </Popover>
  );
};
