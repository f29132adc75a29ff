import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import {
  chooseAll,
  chooseRow,
  SKIP_ALL,
  UPDATE_ALL,
  type ImportChoice,
} from '../../domain/import/choices.ts';
import { useImportFile } from './file/useImportFile.ts';
import type { ImportKind } from './importKind.ts';

export const useImport = <Field extends string>(kind: ImportKind<Field>) => {
  const queryClient = useQueryClient();
  const source = useImportFile(kind);
  const [choices, setChoices] = useState(UPDATE_ALL);
  const [check, setCheck] = useState<'running' | 'done'>();
  const [isCorrected, setCorrected] = useState(false);
  const turn = useRef(0);
  const { file, stored } = source;

  /** The latest step wins; results of earlier ones are dropped. */
  const startLatest = () => {
    const mine = (turn.current += 1);
    return () => turn.current === mine;
  };

  const forget = () => {
    startLatest();
    setChoices(UPDATE_ALL);
    setCheck(undefined);
    setCorrected(false);
  };

  return {
    ...source,
    stage: source.isReading ? 'reading' : file ? 'preview' : 'choose',
    /** Whether rows that would change stored records are updated or skipped. */
    choices: kind.mayUpdate ? choices : SKIP_ALL,
    check,
    /** How many records already exist, as far as known. */
    known: stored?.records.length ?? 0,
    /** How completely the existing records are known. */
    comparison: !stored ? 'none' : stored.truncated ? 'cutShort' : 'whole',

    /** Cells were corrected, which would be lost with the file. */
    isCorrected,
    correct: (line: number, field: Field, text: string) => {
      setCorrected(true);
      return source.correct(line, field, text);
    },
    chooseAll: (choice: ImportChoice) => setChoices(chooseAll(choice)),
    chooseRow: (line: number, choice: ImportChoice) =>
      setChoices((now) => chooseRow(now, line, choice)),
    choose: (chosen: File) => {
      forget();
      return source.choose(chosen);
    },
    startOver: () => {
      forget();
      source.forget();
    },
    /** Fetches the server's current records and plans again. */
    recheck: async () => {
      const isLatest = startLatest();
      setCheck('running');
      try {
        const now = await kind.load();
        if (!isLatest()) return;
        // The screens below also show the server's current records.
        void queryClient.invalidateQueries({ queryKey: [kind.resource] });
        source.compareWith(now);
        setCheck('done');
      } catch {
        if (isLatest()) setCheck(undefined);
      }
    },
  } as const;
};

export type Import<Field extends string> = ReturnType<typeof useImport<Field>>;
