import type { ReactNode } from 'react';

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

export const FigureTable = ({ label, head, texts = [], rows, total }: FigureTableProps) => {
  const lineOf = ({ key, name, figures }: FigureRow) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      {figures.map((figure, column) => (
        <td key={head[column + 1]} data-text={texts.includes(column + 1) || undefined}>
          {figure}
        </td>
      ))}
    </tr>
  );
  const table = (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {head.map((column, place) => (
            <th key={column} scope="col" data-text={texts.includes(place) || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(lineOf)}</tbody>
      {total && <tfoot>{lineOf(total)}</tfoot>}
    </table>
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
