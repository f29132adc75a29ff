import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import type { ImportEntry, ImportState } from '../../../domain/import/importEntry.ts';
import type { ImportPlan } from '../../../domain/import/plan.ts';
import type { Import } from '../useImport.ts';

/** The rows to show: all, those with one outcome, or those that match a search. */
export const useShownEntries = <Field extends string>(
  run: Import<Field>,
  plan: ImportPlan<Field>,
) => {
  const [chosen, setState] = useState<ImportState>();
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ text: string; lines: ReadonlySet<number> }>();
  const wanted = useDeferredValue(text.trim());
  const { find } = run;

  useEffect(() => {
    if (wanted === '') return undefined;
    let isWanted = true;
    void find(wanted).then((lines) => {
      if (isWanted && lines) setFound({ text: wanted, lines: new Set(lines) });
    });
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- find changes on each render; a new plan is searched again
  }, [wanted, plan]);

  // A correction may leave no row in the chosen state.
  const state = chosen && plan.counts[chosen] > 0 ? chosen : undefined;
  const lines = text.trim() === '' ? undefined : found?.lines;
  const entries = useMemo((): readonly ImportEntry<Field>[] => {
    if (!state && !lines) return plan.entries;
    return plan.entries.filter(
      (entry) => (!state || entry.state === state) && (!lines || lines.has(entry.line)),
    );
  }, [plan, state, lines]);

  return { entries, state, setState, text, setText };
};
