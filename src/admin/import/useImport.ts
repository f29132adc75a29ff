import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { Encoding } from '../../domain/csv/decode.ts';
import type { Csv } from '../../domain/csv/parse.ts';
import type { ImportTable, Mapping } from '../../domain/import/importTable.ts';
import { dateSamples, suggestMapping } from '../../domain/import/mapping.ts';
import { SENT_STATES, toCanonicalCsv } from '../../domain/import/output.ts';
import { entriesIn, type ImportPlan } from '../../domain/import/plan.ts';
import { detectDateOrder, type DateOrder } from '../../domain/import/readDate.ts';
import { reconcileImport, type ImportOutcome } from '../../domain/import/reconcile.ts';
import type { ImportKind } from './importKind.ts';
import { planInSlices } from './planInSlices.ts';
import {
  readBytes,
  readFile,
  type FileReading,
  type FileRefusal,
  type ReadFile,
} from './readFile.ts';

/** Where the import stands. */
export type ImportStage = 'choose' | 'reading' | 'preview' | 'sending' | 'done';

export interface ImportResult<Field extends string> extends ImportOutcome<Field> {
  sent: number;
  truncated: boolean;
}

/** As many rows as it takes to see how a file writes its dates when none of its dates are wanted. */
const LOOKED_AT = 500;

/** The order of day and month in the columns that are wanted, else in whatever dates the file has. */
const dateOrderOf = <Field extends string>(
  rows: Csv['rows'],
  table: ImportTable<Field>,
  mapping: Mapping<Field>,
): DateOrder => {
  const wanted = dateSamples(rows, table, mapping);
  return detectDateOrder(
    wanted.length > 0 ? wanted : rows.slice(0, LOOKED_AT).flatMap(({ cells }) => cells),
  );
};

interface Settings<Field extends string> {
  mapping: Mapping<Field>;
  dateOrder: DateOrder;
}

/** The steps of an import: a file is read, planned, shown, sent once, and what arrived is told. */
export const useImport = <Field extends string>(kind: ImportKind<Field>) => {
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<ImportStage>('choose');
  const [refusal, setRefusal] = useState<FileRefusal>();
  const [file, setFile] = useState<ReadFile>();
  const [settings, setSettings] = useState<Settings<Field>>();
  const [existing, setExisting] = useState<Awaited<ReturnType<typeof kind.load>>>();
  const [planned, setPlanned] = useState<{ settings: object; plan: ImportPlan<Field> }>();
  const [result, setResult] = useState<ImportResult<Field>>();
  const [failure, setFailure] = useState<unknown>();

  const { table } = kind;
  // A plan of other settings is none.
  const plan = planned?.settings === settings ? planned?.plan : undefined;

  const take = (reading: FileReading) => {
    if ('refusal' in reading) {
      setRefusal(reading.refusal);
      setStage('choose');
      return;
    }
    const { header, rows } = reading.file.csv;
    const mapping = suggestMapping(header, table);
    setRefusal(undefined);
    setFile(reading.file);
    setSettings({ mapping, dateOrder: dateOrderOf(rows, table, mapping) });
    setStage('preview');
  };

  useEffect(() => {
    if (!file || !settings) return undefined;
    let isWanted = true;
    void planInSlices(
      { table, csv: file.csv, existing: existing ?? [], ...settings },
      () => isWanted,
    ).then((plan) => {
      if (isWanted && plan) setPlanned({ settings, plan });
    });
    return () => {
      isWanted = false;
    };
  }, [table, file, settings, existing]);

  return {
    stage,
    refusal,
    file,
    settings,
    plan,
    result,
    failure,
    /** False when it could not be found out which records exist already. */
    canCompare: existing !== undefined,

    choose: async (chosen: File) => {
      setStage('reading');
      setFailure(undefined);
      const [reading, stored] = await Promise.all([
        readFile(chosen),
        kind.load().catch(() => undefined),
      ]);
      setExisting(stored);
      take(reading);
    },
    readAs: (encoding: Encoding) => {
      if (file) take(readBytes(file.name, file.bytes, encoding));
    },
    /** Gives a column to a field, or to none. */
    map: (column: number, field: Field | undefined) => {
      if (!file || !settings) return;
      const mapping = Object.fromEntries(
        Object.entries<number[]>(settings.mapping).map(([name, columns]) => {
          const others = columns.filter((one) => one !== column);
          return [name, name === field ? [...others, column].toSorted((a, b) => a - b) : others];
        }),
      ) as Mapping<Field>;
      setSettings({
        mapping,
        dateOrder: dateOrderOf(file.csv.rows, table, mapping),
      });
    },
    orderDates: (dateOrder: DateOrder) => {
      if (settings) setSettings({ ...settings, dateOrder });
    },
    startOver: () => {
      setFile(undefined);
      setPlanned(undefined);
      setResult(undefined);
      setFailure(undefined);
      setRefusal(undefined);
      setStage('choose');
    },
    send: async () => {
      if (!plan || !file) return;
      const sent = entriesIn(plan, SENT_STATES);
      setStage('sending');
      setFailure(undefined);
      try {
        const { answer, records, truncated } = await kind.upload(toCanonicalCsv(plan), file.name);
        const outcome = reconcileImport({ table, sent, rowsAfter: records, answer });
        setResult({ ...outcome, sent: sent.length, truncated });
        setStage('done');
      } catch (error) {
        setFailure(error);
        setStage('preview');
      } finally {
        void queryClient.invalidateQueries({ queryKey: [kind.resource] });
      }
    },
  };
};

export type Import<Field extends string> = ReturnType<typeof useImport<Field>>;
