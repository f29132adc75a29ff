/** 2 January 2000 was a Sunday. */
const FIRST_SUNDAY = 2;

/** What a day of the week is called; Sunday is 0. */
export const weekdayName = (weekday: number, width: 'long' | 'short'): string =>
  new Intl.DateTimeFormat('en', { weekday: width, timeZone: 'UTC' }).format(
    Date.UTC(2000, 0, FIRST_SUNDAY + weekday),
  );

/** The zones that this browser knows. */
export const timeZones = (): string[] => Intl.supportedValuesOf('timeZone');
