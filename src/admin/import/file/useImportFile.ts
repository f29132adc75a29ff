import { startTransition, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';

import type { Encoding } from '../../../domain/csv/decode.ts';
import { fieldsOf } from '../../../domain/import/importTable.ts';
import { unmappedRequired } from '../../../domain/import/mapping.ts';
import type { DateOrder } from '../../../domain/import/readDate.ts';
import type { EmptyCells } from '../../../domain/import/rowJudge.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import type { ImportKind, StoredRecords } from '../importKind.ts';
import { forgotten, recalled, remembered, type MappingMemory } from './memory.ts';
import type { FileReading, FileRefusal, Settings } from './messages.ts';
import { openReader, type Reader } from './openReader.ts';
import { assignColumn } from './settings.ts';
import { usePlan, type Planned } from './usePlan.ts';

const NO_READER: FileReading = { refusal: { code: 'noReader' } };
const NO_MEMORY: MappingMemory = [];

/** Undefined if the browser cannot start a worker. */
const startReader = (): Reader | undefined => {
  try {
    return openReader();
  } catch {
    return undefined;
  }
};

export const useImportFile = <Field extends string>(kind: ImportKind<Field>) => {
  const { resource, table } = kind;
  const words = useWords();
  const { time_zone: timeZone } = useLocalization();
  const [memory, setMemory] = useStore<MappingMemory>(`import.${resource}`, NO_MEMORY);
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<FileRefusal>();
  const [wanted, setWanted] = useState<Planned<Field>>();
  const [isRecalled, setRecalled] = useState(false);
  const [isIncomplete, setIncomplete] = useState<boolean>();
  const reader = useRef<Reader>(undefined);

  const stop = () => {
    reader.current?.close();
    reader.current = undefined;
  };
  useEffect(() => stop, []);

  const refuse = (why: FileRefusal) => {
    setRefusal(why);
    setReading(false);
  };
  const { plan, judged, isPlanned, correct } = usePlan(table, wanted, () => {
    setWanted(undefined);
    refuse({ code: 'noReader' });
  });

  // Decided once for a file, so that the columns stay where they are while the user maps them.
  if (plan && wanted && isIncomplete === undefined) {
    const isMissing = unmappedRequired(table, wanted.settings.mapping).length > 0;
    setIncomplete(isMissing && plan.counts.wrong === plan.entries.length);
  }

  const take = (from: Reader, reading: FileReading, stored: StoredRecords<Field> | undefined) => {
    if ('refusal' in reading) return refuse(reading.refusal);
    const { file } = reading;
    const known = recalled(memory, file.csv.header, table);
    const mapping = known ?? (file.mapping as Settings<Field>['mapping']);
    // The review is expensive to render, so a transition keeps the page responsive.
    return startTransition(() => {
      setReading(false);
      setRefusal(undefined);
      setRecalled(known !== undefined);
      setIncomplete(undefined);
      setWanted({ reader: from, file, settings: { mapping, emptyCells: 'keep' }, stored });
    });
  };

  const changeSettings = (change: Partial<Settings<Field>>) =>
    setWanted((now) => now && { ...now, settings: { ...now.settings, ...change } });

  const labels = () =>
    Object.fromEntries(fieldsOf(table).map((field) => [field, words.field(resource, field)]));

  const readNew = async (started: Reader, file: File): Promise<FileReading> => {
    try {
      const [reading, names] = await Promise.all([
        started.ask('open', { resource, file, labels: labels(), timeZone }),
        kind.loadNames(),
      ]);
      if ('file' in reading) await started.ask('names', { names });
      return reading;
    } catch {
      return NO_READER;
    }
  };

  const forget = () => {
    stop();
    setWanted(undefined);
    setRefusal(undefined);
    setReading(false);
  };

  return {
    file: wanted?.file,
    settings: wanted?.settings,
    judged,
    /** What will happen; while `isPlanned` is false, the plan before the last correction. */
    plan,
    isPlanned,
    refusal,
    isReading,
    /** No row can be imported until a column is mapped to a required field. */
    isIncomplete,
    /** The columns are mapped as in an earlier file with the same columns. */
    isRecalled,
    stored: wanted?.stored,
    compareWith: (stored: StoredRecords<Field>) => setWanted((now) => now && { ...now, stored }),
    forget,
    /** Reads a file, and drops one that is still being read. */
    choose: async (file: File) => {
      forget();
      const started = startReader();
      if (!started) return refuse({ code: 'noReader' });
      setReading(true);
      reader.current = started;
      const [reading, stored] = await Promise.all([
        readNew(started, file),
        kind.load().catch(() => undefined),
      ]);
      return reader.current === started ? take(started, reading, stored) : undefined;
    },
    readAs: async (encoding: Encoding) => {
      if (!wanted) return;
      const { reader: from, stored } = wanted;
      const reading = await from.ask('readAs', { encoding }).catch(() => NO_READER);
      if (reader.current === from) take(from, reading, stored);
    },
    map: (column: number, field: Field | undefined) => {
      if (!wanted) return;
      const settings = assignColumn(wanted.settings, table, column, field);
      setWanted({ ...wanted, settings });
      setMemory(remembered(memory, wanted.file.csv.header, settings.mapping));
    },
    /** Maps the columns by name, and forgets the remembered mapping. */
    mapByName: () => {
      if (!wanted) return;
      setRecalled(false);
      setMemory(forgotten(memory, wanted.file.csv.header));
      changeSettings({
        mapping: wanted.file.mapping as Settings<Field>['mapping'],
        dateOrder: undefined,
      });
    },
    orderDates: (dateOrder: DateOrder) => changeSettings({ dateOrder }),
    treatEmpty: (emptyCells: EmptyCells) => changeSettings({ emptyCells }),
    correct,
    /** The lines of the rows that contain the words; undefined if the search failed. */
    find: async (text: string): Promise<readonly number[] | undefined> =>
      wanted?.reader.ask('find', { text }).catch(() => undefined),
  } as const;
};
