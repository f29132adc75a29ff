import type { IsoDate } from '../../../domain/base/dates.ts';
import { weekdayOf } from '../../../domain/base/week.ts';
import { useDateText } from './useDateText.ts';
import { useT } from './useT.ts';
import { weekdayName } from './weekdayName.ts';

export const useDayText = (): ((day: IsoDate) => string) => {
  const t = useT();
  const dateText = useDateText();
  return (day) =>
    t('calendar.month.day', { weekday: weekdayName(weekdayOf(day), 'long'), date: dateText(day) });
};
