import type { ApiError } from '../../dataProvider/apiError.ts';
import type { PhpAnswer } from '../../dataProvider/client/phpClient.ts';
import type { ImportTable } from '../../domain/import/importTable.ts';
import type { MessageKey } from '../../i18n/messages.ts';

/** The records as the server has them now. */
export interface StoredRecords<Field extends string> {
  records: readonly Partial<Record<Field, unknown>>[];
  /** The server's list ends before its records do. */
  truncated: boolean;
}

/** A record type as the import needs it. */
export interface ImportKind<Field extends string> {
  resource: string;
  table: ImportTable<Field>;
  /** What to say when the upload failed. */
  failed: MessageKey;
  /** Asks the server for its records, whatever is in memory. */
  load: () => Promise<StoredRecords<Field>>;
  /**
   * Sends the canonical CSV; gives the server's answer, or why there is none, and the records after
   * it. Throws if the server refused it, or if its outcome cannot be found out.
   */
  upload: (
    csv: string,
    fileName: string,
  ) => Promise<StoredRecords<Field> & { answer?: PhpAnswer; unconfirmed?: ApiError }>;
}
