import { dateFormat } from '../../../domain/base/formats.ts';

/** 2 January 2000 was a Sunday. */
const FIRST_SUNDAY = 2;

/** The name of a weekday; Sunday is 0. */
export const weekdayName = (weekday: number, width: 'long' | 'short' | 'narrow'): string =>
  dateFormat({ weekday: width }).format(Date.UTC(2000, 0, FIRST_SUNDAY + weekday));
