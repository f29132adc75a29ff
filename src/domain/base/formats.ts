let locale = 'en-AE';

// A formatter takes longer to create than to use a hundred times, and lists show thousands of amounts.
const kept = <Options, Format>(create: (locale: string, options: Options) => Format) => {
  const formatters = new Map<string, Format>();
  return (options: Options): Format => {
    const key = locale + JSON.stringify(options);
    const formatter = formatters.get(key) ?? create(locale, options);
    formatters.set(key, formatter);
    return formatter;
  };
};

/** From now on numbers and names of days are written for readers of this language and country. */
export const writeFor = (next: string): void => {
  locale = next;
};

/** How numbers are written. */
export const numberFormat = kept(
  (language: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);

/** How days, weekdays and months are written. Days are in UTC. */
export const dateFormat = kept(
  (language: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
);

/** Several names in one text. */
export const listOf = (all: readonly (string | false | undefined)[]): string => {
  const names = all.filter((name) => name);
  return locale.startsWith('ar')
    ? names.map((name) => `\u2068${String(name)}\u2069`).join('، ')
    : names.join(', ');
};

/** A count with grouped digits: `10,000`. */
export const showCount = (count: number): string => numberFormat({}).format(count);
