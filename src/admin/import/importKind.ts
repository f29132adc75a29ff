import type { PhpAnswer } from '../../dataProvider/phpClient.ts';
import type { ImportTable } from '../../domain/import/importTable.ts';
import type { MessageKey } from '../../i18n/messages.ts';

type StoredRecord<Field extends string> = Partial<Record<Field, unknown>>;

/** What the import has to know of a record type beside the table of its fields. */
export interface ImportKind<Field extends string> {
  resource: string;
  table: ImportTable<Field>;
  /** What to say when the upload failed. */
  failed: MessageKey;
  /** The records that the server has now. */
  load: () => Promise<readonly StoredRecord<Field>[]>;
  /** Sends the canonical CSV; gives the server's answer and the records after it. */
  upload: (
    csv: string,
    fileName: string,
  ) => Promise<{
    answer: PhpAnswer | undefined;
    records: readonly StoredRecord<Field>[];
    truncated: boolean;
  }>;
}
