let locale = 'en-AE';

const kept = <Options, Format>(create: (locale: string, options: Options) => Format) => {
  const formatters = new Map<string, Format>();
  return (options: Options): Format => {
    const key = locale + JSON.stringify(options);
    const formatter = formatters.get(key) ?? create(locale, options);
    formatters.set(key, formatter);
    return formatter;
  };
};

export const writeFor = (next: string): void => {
  locale = next;
};

const ARABIC_DIGITS = 'nu-arab';

export const readsArabic = (): boolean => locale.startsWith('ar');

export const inDigits = (text: string): string =>
  locale.endsWith(ARABIC_DIGITS)
    ? text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    : text;

/** A name as its reader writes it: the Arabic one, `name_ar`, where there is one and Arabic is read. */
export const ownName = (record: object, field = 'name', inArabic = readsArabic()): string => {
  const { [field]: name, [`${field}_ar`]: arabic } = record as Readonly<Record<string, unknown>>;
  const own = (inArabic && arabic) || name;
  return typeof own === 'string' || typeof own === 'number' ? String(own) : '';
};

/** The initials of the first and last name: 'Omar Al Haddad' is OH, and 'عمر الحداد' is 'ع ح', as letters that join read as a word. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => /[\p{L}\p{N}]/u.exec(word.replace(/^ال/u, ''))?.[0] ?? '')
    .join(/[ء-ي]/.test(name) ? ' ' : '')
    .toLocaleUpperCase();
};

/** Whether a field holds the Arabic of another one, as `name_ar` does. */
export const isArabicField = (field: string): boolean => field.endsWith('_ar');

let collator = new Intl.Collator();
let collatedFor = '';

export const compareTexts = (a: string, b: string): number => {
  if (collatedFor !== locale) {
    collatedFor = locale;
    collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  }
  return collator.compare(a, b);
};

/** With the sign of a minus, as wide as a plus, in place of a hyphen. */
export const numberFormat = kept((language: string, options: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat(language, options);
  return {
    format: (number: number) => format.format(number).replace('-', '−'),
    currencySign: () => format.formatToParts(0).find(({ type }) => type === 'currency')?.value,
  };
});

export const dateFormat = kept(
  (language: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
);

type Parts = readonly (string | false | null | undefined)[];

/** In Arabic each part is isolated and the separator is Arabic, so that the first stands on the right. */
const joined = (all: Parts, latin: string, arabic: string): string => {
  const parts = all.filter((part) => part);
  return readsArabic()
    ? parts.map((part) => `\u2068${String(part)}\u2069`).join(arabic)
    : parts.join(latin);
};

/** `T-101, Omar` */
export const listOf = (all: Parts): string => joined(all, ', ', '\u200f، ');

/** From the lowest to the highest of two written amounts: `−20°C … −15°C`. */
export const rangeOf = (lowest: string, highest: string): string =>
  readsArabic()
    ? // A minus has a mark that reads from the left; the amount as a whole does not.
      `\u200f\u2067${lowest}\u2069 … \u2067${highest}\u2069`
    : `${lowest} … ${highest}`;

/** What is known of one thing: `Dubai · T-101`. */
export const dotted = (all: Parts): string => joined(all, ' · ', '\u200f · ');

/** A day and a time, as they are written. */
export const dayAndTime = (day: string, time: string): string =>
  inDigits(readsArabic() ? `${day}\u200f ${time}` : `${day} ${time}`);

/** A sign before a written number. In Arabic it stands to the left of the digits, where a minus is too. */
export const withSign = (sign: string, text: string): string =>
  readsArabic() ? text.replace(/^\u200f?/, `$&\u200e${sign}`) : sign + text;

/** A written number, with a plus if it is one that was added: `+23,866 L`. */
export const signed = (text: string, value: number): string =>
  value > 0 ? withSign('+', text) : text;

/** A number as it is typed, without groups: `2024`, `12.5`. */
export const showPlain = (number: number): string =>
  locale.endsWith(ARABIC_DIGITS) ? inDigits(String(number)).replace('.', '٫') : String(number);

/** From one number to another: `7–30`. */
export const spanOf = (from: number, to: number): string => inDigits(`${from}–${to}`);

/** A count with grouped digits: `10,000`. */
export const showCount = (count: number): string => numberFormat({}).format(count);
