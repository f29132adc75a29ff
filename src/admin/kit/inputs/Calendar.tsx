import { DayPicker } from 'react-day-picker';

import { isIsoDate, type IsoDate } from '../../../domain/base/dates.ts';
import { useCompanyDay } from '../useCompanyDay.ts';
import { useLocalization } from '../useLocalization.ts';

import styles from './Calendar.module.css';

interface CalendarProps {
  day?: IsoDate;
  onChoose: (day: IsoDate) => void;
}

const YEARS_AROUND = 20;

// The library counts in the browser's own zone; a day goes in and out by its three numbers.
const toDate = (day: IsoDate) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};

const toDay = (date: Date): IsoDate =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

/** A month in which one day can be chosen, by arrow keys too. */
const Calendar = ({ day, onChoose }: CalendarProps) => {
  const { first_day_of_week, weekend } = useLocalization();
  const today = toDate(useCompanyDay().today);
  const chosen = isIsoDate(day) ? toDate(day) : undefined;
  const years = [today.getFullYear(), chosen?.getFullYear() ?? today.getFullYear()];
  return (
    <DayPicker
      // The day is in focus as soon as the calendar opens.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      mode="single"
      required
      today={today}
      selected={chosen}
      defaultMonth={chosen ?? today}
      onSelect={(date: Date) => onChoose(toDay(date))}
      captionLayout="dropdown"
      startMonth={new Date(Math.min(...years) - YEARS_AROUND, 0)}
      endMonth={new Date(Math.max(...years) + YEARS_AROUND, 11)}
      weekStartsOn={first_day_of_week as 0 | 1 | 2 | 3 | 4 | 5 | 6}
      modifiers={{ weekend: { dayOfWeek: [...weekend] } }}
      modifiersClassNames={{ weekend: styles['weekend'] ?? '' }}
      fixedWeeks
      showOutsideDays
      classNames={styles}
    />
  );
};

export default Calendar;
