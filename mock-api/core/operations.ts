import type { Operations } from '../../api/operations.ts';
import type { StoredBackup } from '../../src/domain/settings/operations.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT = 14;
const MB = 1024 * 1024;
const TEXT = 'This backup is made up, as are the data.\n';

/** A backup of each day, at six in the morning in Dubai. */
const daily = (now: Date): StoredBackup[] =>
  Array.from({ length: KEPT }, (_one, index) => {
    const day = new Date(now.getTime() - (index + 1) * DAY_MS).toISOString().slice(0, 10);
    const bytes = 4 * MB - index * 20_000;
    return { name: `${day}.qafila`, at: `${day}T02:00:00.000Z`, bytes, reason: 'daily' };
  });

/** What a server would say about itself, made up. */
export const madeOperations = (now: () => string): Operations => {
  const made: StoredBackup[] = [];
  const all = () => [...made, ...daily(new Date(now()))].slice(0, KEPT);
  return {
    state: async () => ({
      version: '0.1.0',
      database: { kind: 'SQLite', bytes: 3 * MB },
      backups: all(),
    }),
    backUp: async () => {
      const at = now();
      const name = `asked-${at.replaceAll(':', '-')}.qafila`;
      const backup: StoredBackup = { name, at, bytes: 4 * MB, reason: 'asked' };
      made.unshift(backup);
      return backup;
    },
    backup: async (wanted) => {
      const found = all().find(({ name }) => !wanted || name === wanted);
      return found && { name: found.name, file: new Blob([TEXT]) };
    },
  };
};
