/** 2 January 2000 was a Sunday. */
const FIRST_SUNDAY = 2;

const namer = (weekday: 'long' | 'short') =>
  new Intl.DateTimeFormat('en', { weekday, timeZone: 'UTC' });

// Creating a formatter costs more than using it a hundred times.
const namers = { long: namer('long'), short: namer('short') };

/** The name of a weekday; Sunday is 0. */
export const weekdayName = (weekday: number, width: 'long' | 'short'): string =>
  namers[width].format(Date.UTC(2000, 0, FIRST_SUNDAY + weekday));
