import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

interface GridKeysOptions {
  frame: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
  /** Called on Enter, F2 or Space in a cell. */
  act: (row: number, column: number) => void;
}

/** The number of rows that Page Up and Page Down move by. */
const PAGE = 10;

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
};

const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);

/**
 * The grid is one tab stop, and arrow keys move between cells, which have their position in
 * `data-cell`.
 */
export const useGridKeys = ({ frame, rows, columns, act }: GridKeysOptions) => {
  const [place, setPlace] = useState({ row: 0, column: 0 });
  const mustFocus = useRef(false);
  // A filter may leave fewer rows.
  const active = { row: within(place.row, rows), column: within(place.column, columns) };

  const cellAt = () =>
    frame.current?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`);

  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    cellAt()?.focus();
  });

  // A filter loses its last row, and the focus with it, once that row is corrected.
  useEffect(() => {
    if (place.row >= rows && document.activeElement?.contains(frame.current)) cellAt()?.focus();
  });

  const moveTo = (row: number, column: number) => {
    mustFocus.current = true;
    setPlace({ row: within(row, rows), column: within(column, columns) });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey } = event;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const step = STEPS[key] ?? (sideways === 0 ? undefined : [0, isRtl ? -sideways : sideways]);
    if (step) moveTo(active.row + step[0], active.column + step[1]);
    else if (key === 'Home') moveTo(ctrlKey ? 0 : active.row, 0);
    else if (key === 'End') moveTo(ctrlKey ? rows - 1 : active.row, columns - 1);
    else if (key === 'Enter' || key === 'F2' || key === ' ') act(active.row, active.column);
    else return;
    event.preventDefault();
  };

  return {
    active,
    onKeyDown,
    /** Follows the focus when a cell is clicked. */
    follow: (row: number, column: number) => setPlace({ row, column }),
    focus: () => {
      mustFocus.current = true;
      setPlace({ ...active });
    },
  };
};

export type GridKeys = ReturnType<typeof useGridKeys>;
