import { useEffect, useRef, type FocusEvent } from 'react';

const ROWS = 'tbody > tr, ul > li';

/**
 * When a finished row disappears with its focused button, moves the focus to the row that takes its
 * place, or to the last one.
 */
export const useKeepFocus = (rows: readonly unknown[]) => {
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
