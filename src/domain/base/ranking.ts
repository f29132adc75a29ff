import { foldForSearch, searcherOf } from './search.ts';

/** How well a text matches what was typed; lower is better. */
const GRADES = { exact: 0, start: 1, part: 2 } as const;
const STEPS = Object.keys(GRADES).length;

const NO_LETTER = /[^\p{L}\p{N}]+/gu;
/** Between a letter and a digit a new word starts: T120 has two. */
const BETWEEN = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;
const DIGITS = /^\d+$/;

const squeeze = (text: string): string => text.replace(NO_LETTER, '');

const wordsOf = (text: string): string[] =>
  text
    .replace(BETWEEN, ' ')
    .split(NO_LETTER)
    .filter((word) => word !== '');

const plain = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

interface Typed {
  folded: string;
  squeezed: string;
  isFound: (squeezed: string) => boolean;
  number: string | undefined;
}

const gradeOf = (text: string, { folded, squeezed, number }: Typed): number | undefined => {
  const own = squeeze(text);
  if (!own.includes(squeezed)) return undefined;
  if (own === squeezed) return GRADES.exact;
  const words = wordsOf(text);
  const isNumber = (word: string) => DIGITS.test(word) && plain(word) === number;
  if (number !== undefined && words.some(isNumber)) return GRADES.exact;
  const startsIt = text.startsWith(folded) || own.startsWith(squeezed);
  return startsIt || words.some((word) => word.startsWith(folded)) ? GRADES.start : GRADES.part;
};

interface Ranked<Item> {
  found: readonly Item[];
  best: Item | undefined;
}

interface Indexed<Item> {
  item: Item;
  keys: readonly (readonly string[])[];
  squeezed: string;
}

/**
 * Searches items by their keys, best match first. An earlier key beats a later one; within a key
 * the whole text beats the start of a word, and that any other part. Digits match a whole number
 * too: 7 is all of T-007. Last come items with each typed word anywhere. Equal matches keep their
 * order.
 * @param keysOf the most important key first; a key may have several lines, which are equally good
 */
export const rankerOf = <Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): ((text: string) => Ranked<Item>) => {
  let index: readonly Indexed<Item>[] | undefined;
  const indexed = () =>
    (index ??= items.map((item) => {
      const keys = keysOf(item).map((key) => key.split('\n').map(foldForSearch));
      return { item, keys, squeezed: keys.flat().map(squeeze).join('\n') };
    }));

  const rankOf = ({ keys, squeezed }: Indexed<Item>, typed: Typed): number | undefined => {
    if (!typed.isFound(squeezed)) return undefined;
    for (const [place, texts] of keys.entries()) {
      const grades = texts.flatMap((text) => gradeOf(text, typed) ?? []);
      if (grades.length > 0) return place * STEPS + Math.min(...grades);
    }
    return keys.length * STEPS;
  };

  return (text) => {
    const folded = foldForSearch(text);
    const squeezed = squeeze(folded);
    if (squeezed === '') return { found: items, best: undefined };
    const number = DIGITS.test(squeezed) ? plain(squeezed) : undefined;
    const typed: Typed = { folded, squeezed, isFound: searcherOf(text), number };
    const matches = indexed().flatMap((entry) => {
      const rank = rankOf(entry, typed);
      return rank === undefined ? [] : [{ item: entry.item, rank }];
    });
    const sorted = matches.toSorted((a, b) => a.rank - b.rank);
    const [first, second] = sorted;
    const best = first && first.rank !== second?.rank ? first.item : undefined;
    return { found: sorted.map(({ item }) => item), best };
  };
};
