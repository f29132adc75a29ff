export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
type Strength = (typeof STRENGTHS)[number];

const COMMON =
  /^(?:password|passwort|qwerty|qwertyuiop|azerty|letmein|welcome|admin|administrator|iloveyou|monkey|dragon|football|abc|secret|changeme|master|login|dubai|emirates|qafila)$/;

/** Characters that often stand for letters. */
const PLAIN: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '3': 'e', '@': 'a', $: 's' };

const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase().replace(/[\d\W_]+$/, '');
  const plain = lower.replace(/[013@$]/g, (letter) => PLAIN[letter] ?? letter);
  return COMMON.test(lower) || COMMON.test(plain);
};

/** How many letters neither repeat the previous one nor continue it as in `abc` and `321`. */
const surprises = (password: string): number => {
  const codes = Array.from(password.toLowerCase(), (letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1)
    .length;
};

const ALPHABETS: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 30],
  // A script without case, such as Arabic.
  [/\p{Lo}/u, 28],
];

/**
 * A hint, not a rule. Length counts most; repeated or continued letters, common words and the
 * person's own name count for little.
 */
export const passwordStrength = (password: string, known: readonly string[] = []): Strength => {
  const lower = password.toLowerCase();
  const names = known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))
    .filter((part) => part.length > 3);
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), lower);
  if (password.length < 8 || isCommon(password) || rest.length < 4) return 'weak';
  const letters = ALPHABETS.reduce(
    (sum, [alphabet, size]) => sum + (alphabet.test(password) ? size : 0),
    0,
  );
  const share = rest.length / lower.length;
  const bits = surprises(password) * share * Math.log2(Math.max(letters, 2));
  if (bits < 36) return 'weak';
  if (bits < 52) return 'fair';
  return bits < 70 ? 'good' : 'strong';
};
