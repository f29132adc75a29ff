import { startTransition, useCallback, useEffect, useState } from 'react';

import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import type { ImportTable } from '../../../domain/import/importTable.ts';
import { planOf, withEntries, type ImportPlan } from '../../../domain/import/plan.ts';
import type { StoredRecords } from '../importKind.ts';
import type { Judged, ReadFile, Settings } from './messages.ts';
import type { Reader } from './openReader.ts';

export interface Planned<Field extends string> {
  reader: Reader;
  file: ReadFile;
  settings: Settings<Field>;
  stored: StoredRecords<Field> | undefined;
}

interface Outcome<Field extends string> {
  of: Planned<Field>;
  plan: ImportPlan<Field>;
  judged: Judged;
}

/** Records per message to the reader; more would block the page. */
const PORTION = 1000;

const NOTHING = { records: [] };

const given = new WeakMap<Reader, StoredRecords<string> | typeof NOTHING>();

/** Once per reader. False if this was abandoned in between. */
const compare = async (
  reader: Reader,
  stored: StoredRecords<string> | typeof NOTHING,
  isWanted: () => boolean,
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
    if (!isWanted()) return false;
  }
  given.set(reader, stored);
  return true;
};

const makePlan = async <Field extends string>(
  table: ImportTable<Field>,
  wanted: Planned<Field>,
  isWanted: () => boolean,
): Promise<Outcome<Field> | undefined> => {
  const { reader, file, settings, stored } = wanted;
  if (!(await compare(reader, stored ?? NOTHING, isWanted))) return undefined;
  const entries: ImportEntry<Field>[] = [];
  const judged = await reader.ask('plan', { settings }, (portion) => {
    entries.push(...(portion as ImportEntry<Field>[]));
  });
  if (!judged) return undefined;
  const { csv } = file;
  return { of: wanted, plan: planOf({ table, csv, mapping: settings.mapping }, entries), judged };
};

/**
 * While a correction is being applied, the previous plan stays visible but is not `isPlanned`, so
 * that only what the user sees can be sent.
 */
export const usePlan = <Field extends string>(
  table: ImportTable<Field>,
  wanted: Planned<Field> | undefined,
  onFailure: () => void,
) => {
  const [outcome, setOutcome] = useState<Outcome<Field>>();

  useEffect(() => {
    if (!wanted) return undefined;
    let isWanted = true;
    makePlan(table, wanted, () => isWanted).then(
      (made) => {
        if (isWanted && made) startTransition(() => setOutcome(made));
      },
      () => {
        if (isWanted) onFailure();
      },
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new onFailure needs no new plan
  }, [table, wanted]);

  const shown = wanted && outcome?.of.file === wanted.file ? outcome : undefined;
  const reader = wanted?.reader;

  /** The row and those with the same key are checked again at once. */
  const correct = useCallback(
    async (line: number, field: Field, text: string) => {
      if (!reader) return;
      const { entries, hasGaps } = await reader.ask('correct', { line, field, text });
      setOutcome(
        (now) =>
          now && {
            ...now,
            plan: withEntries(now.plan, entries as ImportEntry<Field>[]),
            judged: { ...now.judged, hasGaps },
          },
      );
    },
    [reader],
  );

  return {
    plan: shown?.plan,
    judged: shown?.judged,
    isPlanned: wanted !== undefined && outcome?.of === wanted,
    correct,
  };
};
