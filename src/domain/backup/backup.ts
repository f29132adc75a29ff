import type { IsoDate } from '../base/dates.ts';

export type BackupPart = { name: string } & (
  | { state: 'whole' | 'cut'; file: string; records: number; content: string }
  /** Could not be read, for a reason in words. */
  | { state: 'missing'; reason: string }
);

export interface Backup {
  files: Record<string, string>;
  records: number;
  missing: string[];
  cut: string[];
}

/** The file of a record type in the archive: `fleet/drivers` becomes `fleet-drivers.csv`. */
export const backupFile = (resource: string, ending: 'csv' | 'json'): string =>
  `${resource.replaceAll('/', '-')}.${ending}`;

export const assembleBackup = (
  parts: readonly BackupPart[],
  made: { on: IsoDate; version: string },
): Backup => {
  const files: Record<string, string> = {};
  for (const part of parts) if (part.state !== 'missing') files[part.file] = part.content;
  const contents = parts.map((part) =>
    part.state === 'missing'
      ? { name: part.name, missing: part.reason }
      : { name: part.name, file: part.file, records: part.records, whole: part.state === 'whole' },
  );
  files['manifest.json'] = `${JSON.stringify({ ...made, contents }, null, 2)}\n`;
  const namesOf = (state: BackupPart['state']) =>
    parts.filter((part) => part.state === state).map(({ name }) => name);
  return {
    files,
    records: parts.reduce((sum, part) => sum + (part.state === 'missing' ? 0 : part.records), 0),
    missing: namesOf('missing'),
    cut: namesOf('cut'),
  };
};
