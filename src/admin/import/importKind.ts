import type { ImportTable } from '../../domain/import/importTable.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import type { RunCalls } from './run/runCalls.ts';

/** The records as the server has them now. */
export interface StoredRecords<Field extends string> {
  records: readonly Partial<Record<Field, unknown>>[];
  /** The server's list ends before its records do. */
  truncated: boolean;
}

/** Of each field that is another record: what those are called, with their ids. */
export type RecordNames = Record<string, readonly (readonly [string, number])[]>;

/** A record type as the import needs it. */
export interface ImportKind<Field extends string> {
  resource: string;
  table: ImportTable<Field>;
  /** Stored records may be changed, not only added to. */
  mayUpdate: boolean;
  /** What to say when the upload failed. */
  failed: MessageKey;
  /** Asks the server for its records, whatever is in memory. */
  load: () => Promise<StoredRecords<Field>>;
  /** What cannot be had is left out. */
  loadNames: () => Promise<RecordNames>;
  /** Every field of the record type, also those that no file has. */
  fields: readonly string[];
  /** New records go up in one file, or each by itself where the API takes no file. */
  addBy: 'file' | 'create';
  calls: RunCalls;
}
