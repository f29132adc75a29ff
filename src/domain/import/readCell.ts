import { foldName, toLatinDigits, visible } from '../base/fold.ts';
import { numberOf } from '../base/validation.ts';
import { stripFormulaGuard } from '../csv/write.ts';
import { words, type CellProblem, type ImportField, type ImportValue } from './importTable.ts';
import { readDate, type DateOrder } from './readDate.ts';

/** A cell as the value to store; `problem` is one that only files have. */
export interface CellReading {
  value: ImportValue;
  problem?: CellProblem;
}

const EMPTY_WORDS = new Set(
  words(
    'null | (null) | <null> | nil | none | undefined | nan | n/a | #n/a | n.a.',
    '- | -- | --- | – | — | ? | لا يوجد | غير متوفر',
  ),
);

/** The words that systems write for 'nothing'. A lower-case `na` is left alone: it is a name. */
export const isEmptyWord = (cell: string): boolean => {
  const text = visible(cell);
  return text === '' || text === 'NA' || EMPTY_WORDS.has(text.toLowerCase());
};

/** The text of a field's columns joined by a blank, without formula guards and empty words. */
const joined = (cells: readonly string[], columns: readonly number[]): string =>
  columns
    .map((column) => visible(stripFormulaGuard(cells[column] ?? '')))
    .filter((text) => !isEmptyWord(text))
    .join(' ');

const choiceOf = (text: string, choices: Readonly<Record<string, readonly string[]>>): string => {
  const word = foldName(text);
  const known = Object.entries(choices).find(([value, words]) =>
    [value, ...words].some((candidate) => foldName(candidate) === word),
  );
  return known?.[0] ?? text;
};

const integerOf = (text: string): ImportValue => {
  const digits = toLatinDigits(text);
  return /^\d{1,15}$/.test(digits) ? Number(digits) : digits;
};

const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const COMMA_FRACTION = /^-?\d+,\d{1,2}$/;

/** `1,200.5`, `33,5`, `−18` and `٣٣٫٥` as numbers; a comma before three digits parts thousands. */
const numberIn = (text: string): ImportValue => {
  const plain = toLatinDigits(text).replace(/[−–]/g, '-').replaceAll('٫', '.').replaceAll('٬', ',');
  if (GROUPED.test(plain)) return Number(plain.replaceAll(',', ''));
  if (COMMA_FRACTION.test(plain)) return Number(plain.replace(',', '.'));
  return numberOf(plain) ?? plain;
};

const readText = (text: string, field: ImportField, order: DateOrder): CellReading => {
  switch (field.kind) {
    case 'date': {
      const reading = readDate(text, order);
      return 'date' in reading ? { value: reading.date } : { value: text, ...reading };
    }
    case 'choice':
      return { value: choiceOf(text, field.choices) };
    case 'integer':
      return { value: integerOf(text) };
    case 'number':
      return { value: numberIn(text) };
    case 'text':
      return { value: field.latinDigits ? toLatinDigits(text) : text };
  }
};

/** Reads a field of a row from its columns. What cannot be read stays as typed, for the check to refuse. */
export const readCell = (
  cells: readonly string[],
  columns: readonly number[],
  field: ImportField,
  order: DateOrder,
): CellReading => {
  const text = joined(cells, columns);
  if (text === '') return { value: null };
  if (text.includes('\uFFFD')) return { value: text, problem: { code: 'unreadable' } };
  return readText(text, field, order);
};
