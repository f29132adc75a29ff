import type { ComponentProps, ReactNode } from 'react';

import styles from './Table.module.css';

export interface TableColumn<Row> {
  name: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  isFigure?: boolean;
  /** Only draws what other columns say. */
  isPicture?: boolean;
}

interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'rows'> {
  /** The first names its row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Attributes by which a sheet draws a row in its own way. */
  markOf?: (row: Row) => Readonly<Record<`data-${string}`, string | boolean | undefined>>;
  total?: Row;
  /** Where it is too narrow for columns, a row's cells stand below each other. */
  stacks?: boolean;
}

const marksOf = <Row,>({ name, isFigure, isPicture }: TableColumn<Row>) => ({
  'data-cell': name,
  'data-number': isFigure || undefined,
  'aria-hidden': isPicture,
});

export const Table = <Row,>({
  columns,
  rows,
  keyOf,
  markOf,
  total,
  stacks,
  className = '',
  ...props
}: TableProps<Row>) => {
  const lineOf = (row: Row) => (
    <tr key={keyOf(row)} {...markOf?.(row)}>
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.name} scope="row" {...marksOf(column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.name} {...marksOf(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
  const table = (
    <table className={`${styles['table']} ${className}`} {...props}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" {...marksOf(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(lineOf)}</tbody>
      {total && <tfoot>{lineOf(total)}</tfoot>}
    </table>
  );
  return stacks ? <div className={styles['stacks']}>{table}</div> : table;
};
