import type { Decoded, DecodeRefusal, Encoding } from '../../../domain/csv/decode.ts';
import type { FileProblem } from '../../../domain/csv/fileChecks.ts';
import type { Csv, CsvProblem } from '../../../domain/csv/parse.ts';
import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import type { Mapping } from '../../../domain/import/importTable.ts';
import type { DateOrder } from '../../../domain/import/readDate.ts';
import type { EmptyCells } from '../../../domain/import/rowJudge.ts';
import type { RecordNames } from '../importKind.ts';

export type FileRefusal =
  | FileProblem
  | DecodeRefusal
  | CsvProblem
  /** The browser did not start the reader, or stopped it. */
  | { code: 'noReader' };

/** What is known of a file that can be imported. Its rows stay with the reader. */
export interface ReadFile {
  name: string;
  decoded: Omit<Exclude<Decoded, { refused: DecodeRefusal }>, 'text'>;
  csv: Pick<Csv, 'header' | 'delimiter'>;
  rows: number;
  /** Of each column the first cell that is not blank. */
  samples: readonly string[];
  /** The columns found by their names. */
  mapping: Mapping<string>;
}

export type FileReading = { file: ReadFile } | { refusal: FileRefusal };

/** How a file is read: found out at first, open to correction. */
export interface Settings<Field extends string = string> {
  mapping: Mapping<Field>;
  /** The user's choice; undefined leaves it to the dates of the file. */
  dateOrder?: DateOrder;
  emptyCells: EmptyCells;
}

/** What came out beside the entries. */
export interface Judged {
  /** The order by which the dates were read. */
  dateOrder: DateOrder;
  hasDates: boolean;
  /** Some empty cell meets a stored value. */
  hasGaps: boolean;
}

type StoredRow = Readonly<Record<string, unknown>>;

/** What is asked of the reader; each question with the answer that it gets. */
export interface Questions {
  open: {
    ask: { resource: string; file: File; labels: Record<string, string>; timeZone: string };
    answer: FileReading;
  };
  readAs: { ask: { encoding: Encoding }; answer: FileReading };
  /** Records of the server, in portions, the first of which takes the place of all before. */
  stored: { ask: { records: readonly StoredRow[]; isFirst: boolean }; answer: null };
  /** The names and ids of other records, by the field that holds them. */
  names: { ask: { names: RecordNames }; answer: null };
  /** The entries come in portions before the answer; null where a later plan overtook it. */
  plan: { ask: { settings: Settings }; answer: Judged | null };
  /** The entries that are other than before. */
  correct: {
    ask: { line: number; field: string; text: string };
    answer: { entries: ImportEntry<string>[]; hasGaps: boolean };
  };
  /** The lines of the rows that hold all the words. */
  find: { ask: { text: string }; answer: number[] };
}

export type Question = {
  [Name in keyof Questions]: { id: number; name: Name } & Questions[Name]['ask'];
}[keyof Questions];

export type Reply =
  | { id: number; entries: ImportEntry<string>[] }
  | { id: number; answer: Questions[keyof Questions]['answer'] }
  | { id: number; failed: string };
