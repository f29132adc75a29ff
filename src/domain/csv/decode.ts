import { foreignBytes, foreignText, type ForeignKind } from './fileChecks.ts';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * `guess`: the bytes do not tell the encoding, so the user sees the text and may choose an
 * alternative.
 */
export type Decoded =
  | { text: string; encoding: Encoding; guess: boolean; alternatives: readonly Encoding[] }
  | { refused: DecodeRefusal };

export type DecodeRefusal =
  | { code: 'notCsv'; kind: ForeignKind }
  /** Damaged UTF-8: reading it in any encoding would store garbage. */
  | { code: 'brokenText'; encoding: Encoding };

const BOMS: readonly { encoding: Encoding; bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

const bomOf = (bytes: Uint8Array): Encoding | undefined =>
  BOMS.find((bom) => bom.bytes.every((byte, index) => bytes[index] === byte))?.encoding;

const SAMPLE = 4096;

/** Blanks, digits, delimiters and line ends have a zero half in UTF-16, always on the same side. */
const utf16Of = (bytes: Uint8Array): Encoding | undefined => {
  const sample = bytes.subarray(0, SAMPLE);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const enough = Math.max(4, sample.length / 10);
  if (bytes.length % 2 !== 0) return undefined;
  if (even === 0 && odd > enough) return 'utf-16le';
  return odd === 0 && even > enough ? 'utf-16be' : undefined;
};

const strictText = (bytes: Uint8Array, encoding: Encoding): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const UTF8_CHARACTER = /[^\0-\x7F\uFFFD]/g;

/** More intact UTF-8 characters than broken ones: a damaged UTF-8 file, not one in a code page. */
const isDamagedUtf8 = (bytes: Uint8Array): boolean => {
  const text = new TextDecoder('utf-8').decode(bytes);
  const whole = text.match(UTF8_CHARACTER)?.length ?? 0;
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  return whole > broken;
};

const judged = (text: string, encoding: Encoding, alternatives: readonly Encoding[]): Decoded => {
  const kind = foreignText(text);
  if (kind) return { refused: { code: 'notCsv', kind } };
  return { text, encoding, guess: alternatives.length > 0, alternatives };
};

const read = (
  bytes: Uint8Array,
  encoding: Encoding,
  alternatives: readonly Encoding[],
): Decoded => {
  const text = strictText(bytes, encoding);
  return text === undefined
    ? { refused: { code: 'brokenText', encoding } }
    : judged(text, encoding, alternatives);
};

/**
 * Never substitutes U+FFFD. A BOM decides, then the zeros of UTF-16, then strict UTF-8; anything
 * else is a guess at Arabic Windows. `chosen` corrects a guess.
 */
export const decodeCsv = (bytes: Uint8Array, chosen?: Encoding): Decoded => {
  const kind = foreignBytes(bytes);
  if (kind) return { refused: { code: 'notCsv', kind } };
  if (chosen)
    return read(
      bytes,
      chosen,
      ENCODINGS.filter((encoding) => encoding !== chosen),
    );
  const marked = bomOf(bytes) ?? utf16Of(bytes);
  if (marked) return read(bytes, marked, []);
  const text = strictText(bytes, 'utf-8');
  if (text !== undefined) return judged(text, 'utf-8', []);
  if (bytes.includes(0)) return { refused: { code: 'notCsv', kind: 'binary' } };
  if (isDamagedUtf8(bytes)) return { refused: { code: 'brokenText', encoding: 'utf-8' } };
  return read(bytes, 'windows-1256', ['windows-1252']);
};
