import { sameBranch } from '../base/branch.ts';
import { foldName, MARKS, toLatinDigits, visible } from '../base/fold.ts';
import { numberOf } from '../base/validation.ts';
import { words } from '../base/words.ts';
import { stripFormulaGuard } from '../csv/write.ts';
import {
  type CellProblem,
  type ImportField,
  type ImportValue,
  type RecordIds,
} from './importTable.ts';
import { readDate, type DateOrder } from './readDate.ts';
import { readInstant } from './readInstant.ts';

interface CellContext {
  /** Called only for a date that needs it. */
  dateOrder: () => DateOrder;
  timeZone: string;
  names?: RecordIds;
}

/** A cell as the value to store; `problem` is one that only files have. */
export interface CellReading {
  value: ImportValue;
  problem?: CellProblem;
}

const EMPTY_WORDS = words(
  'null | (null) | <null> | nil | none | undefined | nan | n/a | #n/a | n.a.',
  '- | -- | --- | – | — | ? | لا يوجد | غير متوفر',
);
const LONGEST_EMPTY_WORD = Math.max(...EMPTY_WORDS.map((word) => word.length));
const EMPTY_WORD = new RegExp(
  `^(?:${EMPTY_WORDS.map((word) => word.replace(/[().?]/g, String.raw`\$&`)).join('|')})$`,
  'i',
);

/** The words that systems write for 'nothing'. A lower-case `na` is left alone: it is a name. */
const saysNothing = (text: string): boolean =>
  text.length <= LONGEST_EMPTY_WORD && (text === '' || text === 'NA' || EMPTY_WORD.test(text));

/** No mark in it, no damage, and no blank or guard at either end, as in most cells. */
const PLAIN = new RegExp(`^[^\\s'${MARKS}\uFFFD](?:[^${MARKS}\uFFFD]*[^\\s${MARKS}\uFFFD])?$`);

const textIn = (cell: string): string => {
  const text = visible(stripFormulaGuard(cell));
  return saysNothing(text) ? '' : text;
};

/** The text of a field's columns joined by a blank, without formula guards and empty words. */
const joined = (cells: readonly string[], columns: readonly number[]): string =>
  columns
    .map((column) => textIn(cells[column] ?? ''))
    .filter((text) => text !== '')
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

const GROUPED = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const COMMA_FRACTION = /^-?(?:\d+,\d{1,2}|0,\d+)$/;

/** `1,200.5`, `33,5`, `−18` and `٣٣٫٥` as numbers; a comma before three digits separates thousands. */
const numberIn = (text: string): ImportValue => {
  const plain = toLatinDigits(text).replace(/[−–]/g, '-').replaceAll('٫', '.').replaceAll('٬', ',');
  if (GROUPED.test(plain)) return Number(plain.replaceAll(',', ''));
  if (COMMA_FRACTION.test(plain)) return Number(plain.replace(',', '.'));
  return numberOf(plain) ?? plain;
};

/** A point before three digits may separate thousands as well. */
const POINT_GROUPED = /^\d{1,3}\.\d{3}$/;

/** `120,500` and `120500.0` as a whole number; any other text stays, for the check to refuse. */
const wholeNumberIn = (text: string): ImportValue => {
  const plain = toLatinDigits(text);
  const number = POINT_GROUPED.test(plain) ? plain : numberIn(plain);
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : plain;
};

const numbered = new WeakMap<RecordIds, boolean>();

/** Whether some records are called by a number: the one called 105 is then not the one with the id 105. */
const areNumbered = (names: RecordIds): boolean => {
  const known = numbered.get(names) ?? [...names.keys()].some((name) => /^\d+$/.test(name));
  numbered.set(names, known);
  return known;
};

/** A name is looked up; what is neither a name nor an id stays unchanged. */
const referenceOf = (text: string, names: CellContext['names']): CellReading => {
  const id = names?.get(text) ?? names?.get(foldName(text));
  if (id !== undefined) return { value: id };
  const value = integerOf(text);
  const isId = typeof value === 'number' && !(names && areNumbered(names));
  return isId ? { value } : { value: String(value), problem: { code: 'unknownName' } };
};

/** A branch's name becomes its id. Where branches are known, any other text is a mistake. */
const branchNamed = (text: string, names: CellContext['names']): CellReading => {
  const ids = [...(names?.values() ?? [])];
  const id = names?.get(foldName(text)) ?? ids.find((own) => sameBranch(own, text));
  if (id !== undefined) return { value: id };
  return { value: text, ...(ids.length > 0 && { problem: { code: 'unknownName' } }) };
};

/** A long number as a spreadsheet shortens it, which loses digits, a formula that failed, or a narrow column. */
const SPOILT = /^(?:\d(?:\.\d+)?E\+\d{2,3}|#(?:REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|#+))$/i;

const readText = (text: string, field: ImportField, context: CellContext): CellReading => {
  switch (field.kind) {
    case 'date': {
      const reading = readDate(text, context.dateOrder);
      return 'date' in reading ? { value: reading.date } : { value: text, ...reading };
    }
    case 'instant': {
      const reading = readInstant(text, context.dateOrder, context.timeZone);
      return 'instant' in reading ? { value: reading.instant } : { value: text, ...reading };
    }
    case 'reference':
      return referenceOf(text, context.names);
    case 'branch':
      return branchNamed(choiceOf(text, field.choices), context.names);
    case 'choice':
      return { value: choiceOf(text, field.choices) };
    case 'integer':
      return { value: wholeNumberIn(text) };
    case 'number':
      return { value: numberIn(text) };
    case 'text':
      if (SPOILT.test(text)) return { value: text, problem: { code: 'unreadable' } };
      return { value: field.asStored ? field.asStored(text) : text };
  }
};

export const NOTHING: CellReading = Object.freeze({ value: null });

/** Reads a field of a row from its columns. What cannot be read stays as typed, for the check to refuse. */
export const readCell = (
  cells: readonly string[],
  columns: readonly number[],
  field: ImportField,
  context: CellContext,
): CellReading => {
  const [first = -1] = columns;
  const cell = cells[first] ?? '';
  if (columns.length === 1 && (cell === '' || PLAIN.test(cell))) {
    return saysNothing(cell) ? NOTHING : readText(cell, field, context);
  }
  const text = joined(cells, columns);
  if (text === '') return NOTHING;
  if (text.includes('\uFFFD')) return { value: text, problem: { code: 'unreadable' } };
  return readText(text, field, context);
};
