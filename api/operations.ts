import type { OperationsState, StoredBackup } from '../src/domain/settings/operations.ts';

/** What a server says about itself, and can do for whoever runs it. */
export interface Operations {
  state(): Promise<OperationsState>;
  /** Makes a backup; undefined where the database is backed up by other means. */
  backUp(): Promise<StoredBackup | undefined>;
  /** A backup by its name, or the newest for none; undefined if there is none. */
  backup(name: string): Promise<{ name: string; file: Blob } | undefined>;
}
