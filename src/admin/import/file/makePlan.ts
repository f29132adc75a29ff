import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import type { ImportTable } from '../../../domain/import/importTable.ts';
import { planOf } from '../../../domain/import/plan.ts';
import type { RecordsNow } from '../../../domain/import/run/settle.ts';
import type { PlanBasis, Planned } from './importState.ts';
import type { Reader } from './openReader.ts';

/** Records per message to the reader; more would block the page. */
const PORTION = 1000;

const NOTHING = { records: [] };

/** The records that each reader compares with. */
const given = new WeakMap<Reader, RecordsNow | typeof NOTHING>();

/** Sends the server's records to the reader, once. False if this was abandoned in between. */
const compare = async (
  reader: Reader,
  stored: RecordsNow | typeof NOTHING,
  isCurrent: () => boolean,
): Promise<boolean> => {
  if (given.get(reader) === stored) return true;
  given.delete(reader);
  const { records } = stored;
  for (let from = 0; from === 0 || from < records.length; from += PORTION) {
    await reader.ask('stored', {
      records: records.slice(from, from + PORTION),
      isFirst: from === 0,
    });
    // Checked after the last portion too: a later plan may already have begun to replace them.
    if (!isCurrent()) return false;
  }
  given.set(reader, stored);
  return true;
};

/** Plans an import; undefined if a later plan superseded this one. */
export const makePlan = async (
  table: ImportTable,
  reader: Reader,
  basis: PlanBasis,
  isCurrent: () => boolean,
): Promise<Planned | undefined> => {
  const { file, settings, stored } = basis;
  if (!(await compare(reader, stored ?? NOTHING, isCurrent))) return undefined;
  const entries: ImportEntry[] = [];
  const judged = await reader.ask('plan', { settings }, (portion) => {
    entries.push(...portion);
  });
  if (!judged || !isCurrent()) return undefined;
  const { csv } = file;
  return { basis, plan: planOf({ table, csv, mapping: settings.mapping }, entries), judged };
};
