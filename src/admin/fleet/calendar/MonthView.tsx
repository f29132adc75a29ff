import { useMemo, useRef } from 'react';
import { DayPicker } from 'react-day-picker';

import { monthOf } from '../../../domain/calendar/months.ts';
import { papersByDay } from '../../../domain/calendar/papersByDay.ts';
import type { Expiry } from '../../../domain/expiries/expiry.ts';
import { asWeekday, toDate, toDay } from '../../kit/inputs/pickerDays.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { useLocalization } from '../../kit/useLocalization.ts';
import { DayPanel } from './DayPanel.tsx';
import { MonthDay, MonthDaysContext } from './MonthDay.tsx';
import { useCalendarAddress } from './useCalendarAddress.ts';

import styles from './Month.module.css';

const COMPONENTS = { DayButton: MonthDay };
const YEARS_AROUND = 5;
const NONE: readonly Expiry[] = [];

interface MonthViewProps {
  papers: readonly Expiry[];
  isLoading: boolean;
}

/** A month as a grid of days; one of them can be opened beside it. */
export const MonthView = ({ papers, isLoading }: MonthViewProps) => {
  const t = useT();
  const { month, day, change } = useCalendarAddress();
  const { today } = useCompanyDay();
  const { first_day_of_week, weekend } = useLocalization();
  const days = useMemo(() => papersByDay(papers), [papers]);
  const grid = useRef<HTMLDivElement>(null);

  const years = [today, month, ...days.keys()].map((date) => Number(date.slice(0, 4)));
  const show = (date: string) => change({ month: monthOf(date), day: date });
  const close = () => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"] button`)?.focus();
    change({ day: undefined });
  };

  return (
    <div className={styles.view} data-open={day !== undefined || undefined}>
      <div className={styles.frame} ref={grid}>
        <MonthDaysContext value={days}>
          <DayPicker
            mode="single"
            today={toDate(today)}
            month={toDate(`${month}-01`)}
            onMonthChange={(date) => change({ month: monthOf(toDay(date)) })}
            selected={day === undefined ? undefined : toDate(day)}
            onDayClick={(date) => show(toDay(date))}
            captionLayout="dropdown"
            startMonth={new Date(Math.min(...years) - YEARS_AROUND, 0)}
            endMonth={new Date(Math.max(...years) + YEARS_AROUND, 11)}
            weekStartsOn={asWeekday(first_day_of_week)}
            modifiers={{ weekend: { dayOfWeek: [...weekend] } }}
            modifiersClassNames={{ weekend: styles['weekend'] ?? '' }}
            showOutsideDays
            components={COMPONENTS}
            classNames={styles}
            aria-label={t('calendar.month.label')}
            aria-busy={isLoading}
          />
        </MonthDaysContext>
        <span className={styles.now}>
          <Button look="outlined" onClick={() => change({ month: undefined })}>
            {t('calendar.today')}
          </Button>
        </span>
      </div>
      {day !== undefined && (
        <DayPanel key={day} day={day} papers={days.get(day) ?? NONE} onClose={close} />
      )}
    </div>
  );
};
