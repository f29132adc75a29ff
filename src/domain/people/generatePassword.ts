/** Excludes characters that are confused when read aloud or copied by hand. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP = 5;

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** Equally likely: bytes beyond the last full round are discarded. */
const randomLetters = (count: number, random: typeof randomBytes): string => {
  const fair = 256 - (256 % LETTERS.length);
  let letters = '';
  while (letters.length < count) {
    for (const byte of random(count)) if (byte < fair) letters += LETTERS[byte % LETTERS.length];
  }
  return letters.slice(0, count);
};

export const generatePassword = (random = randomBytes): string =>
  (randomLetters(GROUPS * GROUP, random).match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
