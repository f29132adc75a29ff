import { DayPicker } from 'react-day-picker';

import { isIsoDate, type IsoDate } from '../../../domain/base/dates.ts';
import { useCompanyDay } from '../texts/useCompanyDay.ts';
import { asWeekday, toDate, toDay } from './pickerDays.ts';
import { usePickerTexts } from './usePickerTexts.ts';

import styles from './Calendar.module.css';

interface CalendarProps {
  day?: IsoDate;
  onChoose: (day: IsoDate) => void;
}

const YEARS_AROUND = 20;

/** A month in which one day can be chosen, also by arrow keys. */
const Calendar = ({ day, onChoose }: CalendarProps) => {
  const company = useCompanyDay();
  const today = toDate(company.today);
  const chosen = isIsoDate(day) ? toDate(day) : undefined;
  const years = [today.getFullYear(), chosen?.getFullYear() ?? today.getFullYear()];
  return (
    <DayPicker
      // The day takes the focus as soon as the calendar opens.
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
      weekStartsOn={asWeekday(company.first_day_of_week)}
      modifiers={{ weekend: { dayOfWeek: [...company.weekend] } }}
      modifiersClassNames={{ weekend: styles['weekend'] ?? '' }}
      fixedWeeks
      showOutsideDays
      classNames={styles}
      {...usePickerTexts()}
    />
  );
};

export default Calendar;
