import { useEffect, useRef, type FocusEvent } from 'react';

const buttonsIn = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('button, a') ?? []),
];

/**
 * Keeps the focus when the row that has it is removed: on the same button of the row that replaces
 * it, or on what holds them.
 * @param selector finds the rows
 */
export const useKeptFocus = (selector: string) => {
  const body = useRef<HTMLDivElement>(null);
  const at = useRef({ row: 0, fromEnd: 1 });
  const hasFocus = useRef(false);
  const rows = () => [...(body.current?.querySelectorAll(selector) ?? [])];

  // After every change, since rows are removed for many reasons, such as by another tab.
  useEffect(() => {
    const { activeElement } = document;
    if (!hasFocus.current || (activeElement && activeElement !== document.body)) return;
    const left = rows();
    const buttons = buttonsIn(left[Math.min(at.current.row, left.length - 1)]);
    const panel = body.current?.closest<HTMLElement>('[popover]') ?? body.current;
    (buttons.at(-at.current.fromEnd) ?? buttons[0] ?? panel)?.focus();
  });

  return {
    body,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      hasFocus.current = true;
      const row = target.closest(selector);
      if (!row) return;
      const buttons = buttonsIn(row);
      at.current = {
        row: rows().indexOf(row),
        fromEnd: buttons.length - buttons.indexOf(target),
      };
    },
  };
};
