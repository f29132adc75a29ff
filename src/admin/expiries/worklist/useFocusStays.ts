import { useEffect, useRef, type FocusEvent } from 'react';

const ROWS = 'tbody > tr, ul > li';

/**
 * A row that is done takes its button along: the keyboard goes on in the row that took its place, or in
 * what comes after the last.
 */
export const useFocusStays = (rows: readonly unknown[]) => {
  const frame = useRef<HTMLDivElement>(null);
  const at = useRef(-1);
  useEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return;
    const all = [...(frame.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
    const row = all[Math.min(at.current, all.length - 1)];
    const next = row?.querySelector<HTMLElement>('button') ?? row?.querySelector('a');
    (next ?? frame.current)?.focus();
  }, [rows]);
  return {
    ref: frame,
    tabIndex: -1,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const row = target.closest(ROWS);
      at.current = row ? [...currentTarget.querySelectorAll(ROWS)].indexOf(row) : -1;
    },
  };
};
