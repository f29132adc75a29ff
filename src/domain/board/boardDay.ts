import { addDays, isIsoDate, type IsoDate } from '../base/dates.ts';

export const BOARD_DAYS = 90;

/** Stands in addresses, so that a bookmark moves with the calendar. */
const TOMORROW = 'tomorrow';

export const isBoardDay = (day: unknown, today: IsoDate): day is IsoDate =>
  isIsoDate(day) && day >= today && day <= addDays(today, BOARD_DAYS);

export const boardDay = (requested: unknown, today: IsoDate): IsoDate => {
  if (requested === TOMORROW) return addDays(today, 1);
  return isBoardDay(requested, today) ? requested : today;
};

export const askFor = (day: IsoDate, today: IsoDate): string | undefined => {
  if (day === today) return undefined;
  return day === addDays(today, 1) ? TOMORROW : day;
};
