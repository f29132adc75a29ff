export const numberFor = (key: string): number => {
  let number = 0;
  for (let at = 0; at < key.length; at += 1) number = (number * 31 + key.charCodeAt(at)) | 0;
  return number;
};

const FREE = 0;
const FORGOTTEN = -1;

/**
 * The rows of a file by their natural keys. It stores a number per key, and reads a row again where
 * numbers are equal: storing 100,000 texts takes far longer.
 */
export const keyIndex = (rows: number, keyOf: (row: number) => string) => {
  const numbers = new Int32Array(rows);
  /** The first row with a key, plus one, near the place that the key's number gives. */
  const firsts = new Int32Array(2 ** Math.ceil(Math.log2(rows + 1) + 1));

  const hasKey = (row: number, key: string, number: number) =>
    numbers[row] === number && keyOf(row) === key;

  const placeOf = (key: string, number: number): number => {
    let vacant: number | undefined;
    // Once keys have been forgotten, there may be no free place left to stop at.
    for (let step = 0; step < firsts.length; step += 1) {
      const place = (number + step) & (firsts.length - 1);
      const first = firsts[place] ?? FREE;
      if (first === FREE) return vacant ?? place;
      if (first === FORGOTTEN) vacant ??= place;
      else if (hasKey(first - 1, key, number)) return place;
    }
    return vacant ?? 0;
  };

  return {
    /** Returns the place of the first row with that key. */
    enter: (row: number, key: string): number => {
      const number = numberFor(key);
      numbers[row] = number;
      return placeOf(key, number);
    },
    rowsWith: (key: string): number[] => {
      const number = numberFor(key);
      return [...numbers.keys()].filter((row) => hasKey(row, key, number));
    },
    firstAt: (place: number): number | undefined => {
      const first = firsts[place] ?? FREE;
      return first > 0 ? first - 1 : undefined;
    },
    setFirst: (place: number, row: number): void => {
      firsts[place] = row + 1;
    },
    /** The key has no first row until another is set. */
    forgetFirst: (key: string): void => {
      const place = placeOf(key, numberFor(key));
      if (firsts[place] !== FREE) firsts[place] = FORGOTTEN;
    },
  };
};
