import {
  BACKUP_REASONS,
  type OperationsState,
  type StoredBackup,
} from '../../domain/settings/operations.ts';
import { ApiError } from '../apiError.ts';
import { figureIn, isValues } from '../client/values.ts';
import type { Context } from '../context.ts';
import { CALLS } from '../endpoints.ts';
import { eachOnce, recordIn } from '../rows/rows.ts';

/** A backup takes as long as its files are large. */
const LONG = 60 * 60 * 1000;

const backupIn = (value: unknown): StoredBackup | undefined => {
  if (!isValues(value)) return undefined;
  const { name, at } = value;
  const bytes = figureIn(value.bytes);
  const reason = BACKUP_REASONS.find((one) => one === value.reason);
  if (typeof name !== 'string' || typeof at !== 'string') return undefined;
  return bytes === undefined || !reason ? undefined : { name, at, bytes, reason };
};

/** The calls of the page on operations; none is in the contract. */
export const createOperationsCalls = ({ api }: Context) => ({
  /** What runs on the server, how much it stores, and its backups; 'notOffered' where it does not say. */
  operations: async (): Promise<OperationsState> => {
    const { version, database, backups } = recordIn(await api.call(CALLS.operations));
    const bytes = isValues(database) ? figureIn(database.bytes) : undefined;
    if (typeof version !== 'string' || !isValues(database) || bytes === undefined) {
      throw new ApiError('unreadable');
    }
    return {
      version,
      database: { kind: String(database.kind), bytes },
      backups: Array.isArray(backups)
        ? eachOnce(
            backups.flatMap((one) => backupIn(one) ?? []),
            ({ name }) => name,
          )
        : null,
    };
  },

  /** Makes a backup on the server. */
  backUp: async (): Promise<StoredBackup> => {
    const made = backupIn(
      recordIn(await api.call(CALLS.backups, { method: 'POST', timeout: LONG })),
    );
    if (!made) throw new ApiError('unknownOutcome');
    return made;
  },

  /** The file of a backup. */
  backupFile: async (name: string): Promise<Blob> => {
    const request = { method: 'POST', json: { name }, timeout: LONG } as const;
    return (await api.download(CALLS.backupFile, request)).blob;
  },
});
