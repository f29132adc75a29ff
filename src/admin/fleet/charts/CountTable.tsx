import { Link } from 'react-router-dom';

import styles from './charts.module.css';

export interface CountRow {
  name: string;
  /** A number for each column, with the address of what it counts. */
  counts: readonly { value: number; to: string }[];
}

interface CountTableProps {
  label: string;
  head: readonly string[];
  rows: readonly CountRow[];
}

/** The numbers of a chart; those above zero link to what they count. */
export const CountTable = ({ label, head: [first, ...columns], rows }: CountTableProps) => (
  // Focusable so that the keyboard can scroll a table wider than the card.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, counts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts.map(({ value, to }, index) => (
              <td key={columns[index]}>{value > 0 ? <Link to={to}>{value}</Link> : 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
