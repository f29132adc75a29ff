import type { Decoded, DecodeRefusal, Encoding } from '../../../domain/csv/decode.ts';
import type { FileProblem } from '../../../domain/csv/fileChecks.ts';
import type { Csv, CsvProblem } from '../../../domain/csv/parse.ts';
import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import type { Mapping } from '../../../domain/import/importTable.ts';
import type { DateOrder } from '../../../domain/import/readDate.ts';
import type { EmptyCells } from '../../../domain/import/rowJudge.ts';
import type { RunValues } from '../../../domain/import/run/run.ts';
import type { RecordNames } from '../importKind.ts';

export type FileRefusal =
  | FileProblem
  | DecodeRefusal
  | CsvProblem
  /** The browser could not start the reader, or stopped it. */
  | { code: 'noReader' };

export interface ReadFile {
  name: string;
  decoded: Omit<Exclude<Decoded, { refused: DecodeRefusal }>, 'text'>;
  csv: Pick<Csv, 'header' | 'delimiter'>;
  rows: number;
  /** The first non-blank cell of each column. */
  samples: readonly string[];
  mapping: Mapping;
}

export type FileReading = { file: ReadFile } | { refusal: FileRefusal };

/** How a file is read: detected at first, then editable. */
export interface Settings {
  mapping: Mapping;
  dateOrder?: DateOrder;
  emptyCells: EmptyCells;
}

export interface Judged {
  dateOrder: DateOrder;
  hasDates: boolean;
  hasGaps: boolean;
}

export interface Questions {
  open: {
    ask: { resource: string; file: File; labels: Record<string, string>; timeZone: string };
    answer: FileReading;
  };
  readAs: { ask: { encoding: Encoding }; answer: FileReading };
  /** The server's records in batches, the first of which replaces all earlier records. */
  stored: { ask: { records: readonly RunValues[]; isFirst: boolean }; answer: null };
  /** The names and ids of other records, by the field that holds them. */
  names: { ask: { names: RecordNames }; answer: null };
  plan: { ask: { settings: Settings }; answer: Judged | null };
  correct: {
    ask: { line: number; field: string; text: string };
    answer: { entries: ImportEntry[]; hasGaps: boolean };
  };
  /** The lines of the rows that contain all the words. */
  find: { ask: { text: string }; answer: number[] };
}

export type Question = {
  [Name in keyof Questions]: { id: number; name: Name } & Questions[Name]['ask'];
}[keyof Questions];

export type Reply =
  | { id: number; entries: ImportEntry[] }
  | { id: number; answer: Questions[keyof Questions]['answer'] }
  | { id: number; failed: string };
