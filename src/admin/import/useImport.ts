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

/** The steps before anything is sent: read a file, plan it, and show the plan. */
export const useImport = <Field extends string>(kind: ImportKind<Field>) => {
  const queryClient = useQueryClient();
  const source = useImportFile(kind);
  const [choices, setChoices] = useState(UPDATE_ALL);
  const [check, setCheck] = useState<'running' | 'done'>();
  const turn = useRef(0);
  const { file, stored } = source;

  /** Starts something that takes time. The latest start wins; the result of an earlier one is dropped. */
  const takeTurn = () => {
    const mine = (turn.current += 1);
    return () => turn.current === mine;
  };

  const forget = () => {
    takeTurn();
    setChoices(UPDATE_ALL);
    setCheck(undefined);
  };

  return {
    ...source,
    stage: source.isReading ? 'reading' : file ? 'preview' : 'choose',
    /** What becomes of the rows that would change stored records. */
    choices: kind.mayUpdate ? choices : SKIP_ALL,
    /** Whether the server was looked at anew. */
    check,
    /** How many records exist already, as far as it is known. */
    known: stored?.records.length ?? 0,
    /** How far it is known which records exist already. */
    comparison: !stored ? 'none' : stored.truncated ? 'cutShort' : 'whole',

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
    /** Looks at what the server has by now and plans anew. */
    lookAgain: async () => {
      const isLatest = takeTurn();
      setCheck('running');
      try {
        const now = await kind.load();
        if (!isLatest()) return;
        // The screens below show what the server has now too.
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
