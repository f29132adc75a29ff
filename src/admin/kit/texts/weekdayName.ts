/** 2 January 2000 was a Sunday. */
const FIRST_SUNDAY = 2;

/** The name of a weekday; Sunday is 0. */
export const weekdayName = (weekday: number, width: 'long' | 'short'): string =>
  new Intl.DateTimeFormat('en', { weekday: width, timeZone: 'UTC' }).format(
    Date.UTC(2000, 0, FIRST_SUNDAY + weekday),
  );
