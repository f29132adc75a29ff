import type { ApiError } from '../../../dataProvider/apiError.ts';
import type { PhpAnswer } from '../../../dataProvider/client/phpClient.ts';
import type { AppDataProvider } from '../../../dataProvider/index.ts';
import type { ExpectedChange, ExpectedRecord, Settled } from '../../../dataProvider/writes/each.ts';
import type { ImportOptions } from '../../../dataProvider/writes/imports.ts';
import { createSharedRead } from '../../../dataProvider/writes/sharedRead.ts';
import type { RunValues } from '../../../domain/import/run/run.ts';
import type { RecordsNow } from '../../../domain/import/run/settle.ts';
import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import { bodyOf } from '../../../domain/records/values.ts';

/** All failures are an ApiError. */
export interface RunCalls {
  /** The server's current records that a row of a file can match, bypassing the cache. */
  load: () => Promise<RecordsNow>;
  /** With the words that the server writes for our options. */
  inServersWords: <Record extends RunValues>(
    records: readonly Record[],
  ) => Promise<readonly Record[]>;
  /**
   * Returns the server's answer, why it does not confirm the file, and the records afterwards.
   * Throws if nothing was stored, or if the outcome cannot be determined.
   */
  upload: (
    csv: string,
    fileName: string,
    options?: ImportOptions,
  ) => Promise<RecordsNow & { answer?: PhpAnswer; unconfirmed?: ApiError }>;
  create: (record: RunValues) => Promise<object>;
  /** Compares with what the server has before it writes; `createSharedRead` says how often that is read. */
  updateEach: (changes: readonly ExpectedChange[]) => Promise<Settled[]>;
  removeEach: (records: readonly ExpectedRecord[]) => Promise<Settled[]>;
}

export const runCalls = (
  dataProvider: AppDataProvider,
  type: AnyRecordType,
  shared = createSharedRead(),
): RunCalls => {
  const resource = type.name;
  return {
    load: async () => {
      // It lacks what was added since: an undo would take that for deleted.
      shared.forget();
      const { rows, truncated } = await dataProvider.readAnew(resource);
      const records = type.rules.reduce<readonly object[]>(
        (left, { unique }) => unique?.holders?.(left) ?? left,
        rows,
      );
      return { records: records as readonly RunValues[], truncated };
    },
    inServersWords: (records) => dataProvider.inServersWords(resource, records),
    upload: (csv, fileName, options) =>
      dataProvider.importRecords(resource, csv, fileName, options),
    create: async (record) =>
      (await dataProvider.create(resource, { data: bodyOf(type, record) })).data,
    updateEach: (changes) => dataProvider.updateEach(resource, changes, shared),
    removeEach: (records) => dataProvider.removeEach(resource, records, shared),
  };
};
