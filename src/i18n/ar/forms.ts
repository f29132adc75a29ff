/** A thing that is counted. */
export interface Noun {
  /** 'سائق واحد' */
  one: string;
  /** 'سائقان', and after a word that governs it 'سائقين'. */
  two: readonly [nominative: string, genitive: string];
  /** Three to ten. */
  few: string;
  /** Eleven to ninety-nine. */
  many: string;
  /** Any other number. */
  other: string;
}

/** What sentences need of a record type's name, by the names of their placeholders. */
export interface RecordForms {
  one: string;
  the: string;
  all: string;
  ofAll: string;
  some: string;
  counted: string;
  ofCounted: string;
}

/** The six forms of a text, in the order in which `i18nProvider` reads them. */
export const six = (
  zero: string,
  one: string,
  two: string,
  few: string,
  many: string,
  other: string,
): string => [zero, one, two, few, many, other].join(' |||| ');

/** A number of things ('لا سائقين' for none) or a sentence about it; the noun stands by itself, as in 'سائقان'. */
export const counted = (
  { one, two, few, many, other }: Noun,
  sentence?: (things: string) => string,
  number: 'smart_count' | 'count' | 'days' = 'smart_count',
): string => {
  const write = sentence ?? ((things) => things);
  return six(
    sentence ? sentence(`%{${number}} ${other}`) : `لا ${few}`,
    write(one),
    write(two[0]),
    write(`%{${number}} ${few}`),
    write(`%{${number}} ${many}`),
    write(`%{${number}} ${other}`),
  );
};

/** The same where another word governs the noun, as in 'حذف سائقين'. */
export const ofCounted = (
  noun: Noun,
  sentence?: (things: string) => string,
  number?: 'smart_count' | 'count' | 'days',
): string => counted({ ...noun, two: [noun.two[1], noun.two[1]] }, sentence, number);

/** The name of a record type as lists and headings ask for it: of one, and of all. */
export const named = (one: string, all: string): string => six(all, one, all, all, all, all);

/** The forms of a record type's name. `all` and `some` are given as subject and as governed. */
export const formsOf = (
  one: string,
  the: string,
  all: readonly [nominative: string, genitive: string],
  some: string,
  noun: Noun,
): RecordForms => ({
  one,
  the,
  all: all[0],
  ofAll: all[1],
  some,
  counted: counted(noun),
  ofCounted: ofCounted(noun),
});

/** Those that the first view counts. */
export const firstNouns = {
  driver: {
    one: 'سائق واحد',
    two: ['سائقان', 'سائقين'],
    few: 'سائقين',
    many: 'سائقًا',
    other: 'سائق',
  },
  day: {
    one: 'يوم واحد',
    two: ['يومان', 'يومين'],
    few: 'أيام',
    many: 'يومًا',
    other: 'يوم',
  },
} satisfies Record<string, Noun>;
