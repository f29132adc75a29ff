import { addDays, isIsoDate, type IsoDate } from '../base/dates.ts';

export const BOARD_DAYS = 90;

/** Stands in addresses, so that a bookmark moves with the calendar. */
const TOMORROW = 'tomorrow';

export const isBoardDay = (day: unknown, today: IsoDate): day is IsoDate =>
  isIsoDate(day) && day >= today && day <= addDays(today, BOARD_DAYS);

export const boardDay = (asked: unknown, today: IsoDate): IsoDate => {
  if (asked === TOMORROW) return addDays(today, 1);
  return isBoardDay(asked, today) ? asked : today;
};

export const askFor = (day: IsoDate, today: IsoDate): string | undefined => {
  if (day === today) return undefined;
  return day === addDays(today, 1) ? TOMORROW : day;
};
