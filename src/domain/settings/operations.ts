/** Why a backup was made: the daily one, by someone's press of a button, or before an update. */
export const BACKUP_REASONS = ['daily', 'asked', 'update'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

/** A copy of all data and uploaded files, in one file. */
export interface StoredBackup {
  /** By which it is downloaded. */
  name: string;
  /** The instant at which it was complete. */
  at: string;
  bytes: number;
  reason: BackupReason;
}

/** What runs here, and where it keeps its data. */
export interface OperationsState {
  version: string;
  database: { kind: string; bytes: number };
  /** The newest first; null where the database is backed up by other means. */
  backups: readonly StoredBackup[] | null;
}
