import type { ReactNode } from 'react';

import { Table } from './Table.tsx';

import styles from './FigureTable.module.css';

interface FigureRow {
  key: string | number;
  name: ReactNode;
  figures: readonly ReactNode[];
}

interface FigureTableProps {
  /** Names a table that may be wider than its place: it scrolls. */
  label?: string;
  head: readonly string[];
  /** The places of the columns that hold text, besides the first. */
  texts?: readonly number[];
  rows: readonly FigureRow[];
  total?: FigureRow;
}

export const FigureTable = ({ label, head, texts = [], ...rows }: FigureTableProps) => {
  const table = (
    <Table
      className={styles.table}
      aria-label={label}
      columns={head.map((name, place) => ({
        name,
        head: name,
        isFigure: place > 0 && !texts.includes(place),
        cell: (row: FigureRow) => (place === 0 ? row.name : row.figures[place - 1]),
      }))}
      keyOf={({ key }) => key}
      {...rows}
    />
  );
  if (!label) return table;
  return (
    // Focusable so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      {table}
    </div>
  );
};
