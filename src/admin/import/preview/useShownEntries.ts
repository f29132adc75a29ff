import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';

import type { ImportEntry, ImportState } from '../../../domain/import/importEntry.ts';
import type { ImportPlan } from '../../../domain/import/plan.ts';
import type { Import } from '../useImport.ts';

/**
 * Calls `onEmptied` when a correction has left none of the rows shown; all are shown if there are
 * none with the outcome. A row with an open cell stays, whatever its outcome has become.
 */
export const useShownEntries = <Field extends string>(
  run: Import<Field>,
  plan: ImportPlan<Field>,
  openLine: number | undefined,
  onEmptied: () => void,
) => {
  const [chosen, setState] = useState<ImportState>();
  const [text, setText] = useState('');
  const [found, setFound] = useState<ReadonlySet<number>>();
  const words = useDeferredValue(text.trim());
  const { find } = run;

  useEffect(() => {
    if (words === '') return undefined;
    let isLatest = true;
    void find(words).then((lines) => {
      if (isLatest && lines) setFound(new Set(lines));
    });
    return () => {
      isLatest = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- find changes on each render; a new plan is searched again
  }, [words, plan]);

  const isLeft = chosen && (plan.counts[chosen] > 0 || openLine !== undefined);
  const state = isLeft ? chosen : undefined;
  const lines = text.trim() === '' ? undefined : found;
  const entries = useMemo((): readonly ImportEntry<Field>[] => {
    if (!state && !lines) return plan.entries;
    return plan.entries.filter(
      (entry) =>
        entry.line === openLine ||
        ((!state || entry.state === state) && (!lines || lines.has(entry.line))),
    );
  }, [plan, state, lines, openLine]);

  const isEmptied = state !== chosen || entries.length === 0;
  const settle = useEffectEvent(() => {
    setState(state);
    onEmptied();
  });
  useEffect(() => {
    if (isEmptied) settle();
  }, [isEmptied]);

  return { entries, state, setState, text, setText };
};
