import type { ReactNode } from 'react';

import { showCount } from '../../../domain/base/formats.ts';
import type { CsvCell } from '../../../domain/csv/write.ts';
import { toAed, toLitres } from '../../../domain/diesel/amounts.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';

export interface ReportColumn {
  head: string;
  isText?: boolean;
  only?: 'screen' | 'file';
}

/** What the screen shows, and what the report's file has. */
export interface Cell {
  shown?: ReactNode;
  filed?: CsvCell;
}

export interface ReportRow {
  key: string | number;
  cells: readonly Cell[];
}

/** The cells of a report's amounts, in millilitres and fils; those that are not known have a dash. */
export const useCells = () => {
  const t = useT();
  const { litres, money } = useAmountTexts();
  const cellOf =
    (shown: (value: number) => ReactNode, filed = (value: number): CsvCell => value) =>
    (value: number | undefined): Cell =>
      value === undefined
        ? { shown: t('common.notGiven') }
        : { shown: shown(value), filed: filed(value) };
  return {
    cellOf,
    text: (text: string): Cell => ({ shown: <bdi>{text}</bdi>, filed: text }),
    litres: cellOf((ml) => litres(toLitres(ml)), toLitres),
    money: cellOf((fils) => money(toAed(fils)), toAed),
    count: cellOf(showCount),
    km: cellOf((km) => t('dieselDesk.trucks.km', { km: showCount(km) })),
  };
};

interface ReportTableProps {
  label: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  total?: ReportRow;
}

export const ReportTable = ({ label, columns, rows, total }: ReportTableProps) => {
  const isShown = (_: unknown, place: number) => columns[place]?.only !== 'file';
  const shown = columns.filter(isShown);
  const rowOf = ({ key, cells }: ReportRow) => {
    const [name, ...figures] = cells.filter(isShown).map((cell) => cell.shown);
    return { key, name, figures };
  };
  return (
    <FigureTable
      label={label}
      head={shown.map(({ head }) => head)}
      texts={shown.flatMap(({ isText }, place) => (isText ? place : []))}
      rows={rows.map(rowOf)}
      total={total && rowOf(total)}
    />
  );
};
