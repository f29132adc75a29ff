import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useReducer, useRef } from 'react';
import { useStore } from 'react-admin';

import type { Encoding } from '../../domain/csv/decode.ts';
import { SKIP_ALL, UPDATE_ALL, type ImportChoice } from '../../domain/import/choices.ts';
import { fieldsOf } from '../../domain/import/importTable.ts';
import { unmappedRequired } from '../../domain/import/mapping.ts';
import type { ImportPlan } from '../../domain/import/plan.ts';
import type { DateOrder } from '../../domain/import/readDate.ts';
import type { EmptyCells } from '../../domain/import/rowJudge.ts';
import { useLocalization } from '../kit/texts/useLocalization.ts';
import { useWords } from '../kit/texts/useWords.ts';
import {
  NO_FILE,
  nextState,
  type ImportEvent,
  type ImportState,
  type PlanBasis,
} from './file/importState.ts';
import { makePlan } from './file/makePlan.ts';
import { forgotten, recalled, remembered, type MappingMemory } from './file/memory.ts';
import type { FileReading } from './file/messages.ts';
import { openReader, type Reader } from './file/openReader.ts';
import { assignColumn } from './file/settings.ts';
import type { ImportKind } from './importKind.ts';

const NO_READER: FileReading = { refusal: { code: 'noReader' } };
const NO_MEMORY: MappingMemory = [];

/** The server's records, or why they could not be read; and why names of others could not. */
interface StoredReading extends Partial<Pick<PlanBasis, 'stored' | 'unnamed'>> {
  failure?: unknown;
}

/** Undefined if the browser cannot start a worker. */
const startReader = (): Reader | undefined => {
  try {
    return openReader();
  } catch {
    return undefined;
  }
};

/** The steps before anything is sent: read a file, plan it, correct it. */
export const useImport = (kind: ImportKind) => {
  const { resource, table } = kind;
  const queryClient = useQueryClient();
  const words = useWords();
  const { time_zone: timeZone } = useLocalization();
  const [memory, setMemory] = useStore<MappingMemory>(`import.${resource}`, NO_MEMORY);
  const [state, dispatch] = useReducer<ImportState, [ImportEvent]>(nextState, NO_FILE);
  const reader = useRef<Reader>(undefined);
  const preview = state.stage === 'preview' ? state : undefined;
  const { basis, planned } = preview ?? {};

  const stop = () => {
    reader.current?.close();
    reader.current = undefined;
  };
  useEffect(() => stop, []);

  useEffect(() => {
    const from = reader.current;
    if (!basis || !from) return undefined;
    let isCurrent = true;
    makePlan(table, from, basis, () => isCurrent).then(
      (made) => {
        if (!made) return;
        const { plan } = made;
        const isMissing = unmappedRequired(table, basis.settings.mapping).length > 0;
        const isIncomplete = isMissing && plan.counts.wrong === plan.entries.length;
        startTransition(() => dispatch({ type: 'planned', planned: made, isIncomplete }));
      },
      () => {
        if (isCurrent) dispatch({ type: 'readerStopped' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [table, basis]);

  const take = (reading: FileReading, { stored, unnamed, failure }: StoredReading) => {
    if ('refusal' in reading) return dispatch({ type: 'refused', ...reading });
    const { file } = reading;
    const known = recalled(memory, file.csv.header, table);
    const mapping = known ?? file.mapping;
    const settings = { mapping, emptyCells: 'keep' } as const;
    const isRecalled = known !== undefined;
    // The review is expensive to render, so a transition keeps the page responsive.
    return startTransition(() =>
      dispatch({ type: 'read', basis: { file, settings, stored, unnamed }, isRecalled, failure }),
    );
  };

  const labels = () =>
    Object.fromEntries(fieldsOf(table).map((field) => [field, words.field(resource, field)]));

  /** Reads a new file; a failure of the reader is returned as a refusal. */
  const readNew = async (started: Reader, file: File): Promise<FileReading> => {
    try {
      return await started.ask('open', { resource, file, labels: labels(), timeZone });
    } catch {
      return NO_READER;
    }
  };

  const giveNames = async (to: Reader) => {
    const { names, failures } = await kind.loadNames();
    await to.ask('names', { names }).catch(() => null);
    return failures;
  };

  const readStored = async (to: Reader): Promise<StoredReading> => {
    const reading = kind.calls.load().then(
      (stored) => ({ stored }),
      (failure: unknown) => ({ failure }),
    );
    const [found, unnamed] = await Promise.all([reading, giveNames(to)]);
    return { ...found, unnamed };
  };

  const { stored, unnamed } = basis ?? {};
  const isPlanned = planned !== undefined && planned.basis === basis;
  return {
    stage: state.stage,
    file: basis?.file,
    settings: basis?.settings,
    /** What will happen; while `isPlanned` is false, the plan before the last change. */
    plan: planned?.plan,
    judged: planned?.judged,
    isPlanned,
    /** The plan has all that was typed, and may be sent. */
    isReady: isPlanned && preview?.correcting === 0 && preview.check !== 'running',
    refusal: state.stage === 'reading' ? undefined : state.refusal,
    isIncomplete: preview?.isIncomplete,
    isRecalled: preview?.isRecalled,
    isCorrected: preview?.isCorrected,
    /** Whether rows that would change stored records are updated or skipped. */
    choices: kind.mayUpdate ? (preview?.choices ?? UPDATE_ALL) : SKIP_ALL,
    check: preview?.check,
    failure: preview?.failure,
    unnamed,
    stored: stored?.records,
    known: stored?.records.length ?? 0,
    /** How completely the existing records are known. */
    comparison: !stored ? 'none' : stored.truncated ? 'cutShort' : 'whole',

    /** Reads a file, and drops one that is still being read. */
    choose: async (file: File) => {
      stop();
      const started = startReader();
      dispatch({ type: 'opened' });
      if (!started) return take(NO_READER, {});
      reader.current = started;
      const [reading, now] = await Promise.all([readNew(started, file), readStored(started)]);
      return reader.current === started ? take(reading, now) : undefined;
    },
    readAs: async (encoding: Encoding) => {
      const from = reader.current;
      if (!from) return;
      const reading = await from.ask('readAs', { encoding }).catch(() => NO_READER);
      if (reader.current === from) take(reading, { stored, unnamed, failure: preview?.failure });
    },
    map: (column: number, field: string | undefined) => {
      if (!basis) return;
      const settings = assignColumn(basis.settings, table, column, field);
      dispatch({ type: 'set', settings });
      setMemory(remembered(memory, basis.file.csv.header, settings.mapping));
    },
    /** Maps the columns by name, and forgets the remembered mapping. */
    mapByName: () => {
      if (!basis) return;
      const mapping = basis.file.mapping;
      setMemory(forgotten(memory, basis.file.csv.header));
      dispatch({ type: 'set', settings: { mapping, dateOrder: undefined }, isRecalled: false });
    },
    orderDates: (dateOrder: DateOrder) => dispatch({ type: 'set', settings: { dateOrder } }),
    treatEmpty: (emptyCells: EmptyCells) => dispatch({ type: 'set', settings: { emptyCells } }),
    /** Corrects a cell; its row and those with the same key are checked again at once. */
    correct: async (line: number, field: string, text: string) => {
      const from = reader.current;
      if (!from) return;
      dispatch({ type: 'correcting' });
      const checked = await from.ask('correct', { line, field, text }).catch(() => undefined);
      if (reader.current !== from) return;
      dispatch(checked ? { type: 'corrected', ...checked } : { type: 'readerStopped' });
    },
    /** The lines of the rows that contain the words; undefined if the search failed. */
    find: async (text: string): Promise<readonly number[] | undefined> =>
      reader.current?.ask('find', { text }).catch(() => undefined),
    chooseAll: (choice: ImportChoice) => dispatch({ type: 'choseAll', choice }),
    chooseRow: (line: number, choice: ImportChoice) => dispatch({ type: 'choseRow', line, choice }),
    startOver: () => {
      stop();
      dispatch({ type: 'left' });
    },
    recheck: async () => {
      const from = reader.current;
      if (!from) return;
      dispatch({ type: 'checking' });
      const { stored: now, ...gaps } = await readStored(from);
      if (reader.current !== from) return;
      if (!now) return dispatch({ type: 'checkFailed', ...gaps });
      // The screens below also show the server's current records.
      void queryClient.invalidateQueries({ queryKey: [resource] });
      dispatch({ type: 'checked', stored: now, unnamed: gaps.unnamed });
    },
  } as const;
};

export type Import = ReturnType<typeof useImport>;

export interface ImportProps {
  kind: ImportKind;
  run: Import;
}

export interface PlanProps extends ImportProps {
  plan: ImportPlan;
}
