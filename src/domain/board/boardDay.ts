import { addDays, isIsoDate, type IsoDate } from '../base/dates.ts';

/** How many days ahead the board looks. */
export const BOARD_DAYS = 90;

/** Tomorrow as it appears in an address, so that a bookmark moves with the calendar. */
export const TOMORROW = 'tomorrow';

/** Whether the board covers a day. */
export const isBoardDay = (day: unknown, today: IsoDate): day is IsoDate =>
  isIsoDate(day) && day >= today && day <= addDays(today, BOARD_DAYS);

/** The day that an untrusted value, such as part of an address, asks for; otherwise today. */
export const boardDay = (asked: unknown, today: IsoDate): IsoDate => {
  if (asked === TOMORROW) return addDays(today, 1);
  return isBoardDay(asked, today) ? asked : today;
};

/** How an address asks for a day; undefined for today, the default. */
export const askFor = (day: IsoDate, today: IsoDate): string | undefined => {
  if (day === today) return undefined;
  return day === addDays(today, 1) ? TOMORROW : day;
};
