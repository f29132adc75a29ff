import type { ReactNode } from 'react';

import { showCount } from '../../../domain/base/formats.ts';
import type { CsvCell } from '../../../domain/csv/write.ts';
import { toAed, toLitres } from '../../../domain/diesel/amounts.ts';
import {
  AMOUNTS,
  pricePerLitre,
  REPORT_SHAPES,
  type Amount,
  type Grouping,
  type ReportLine,
  type VoucherReport,
} from '../../../domain/diesel/reports.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';
import type { Sheet } from './SheetDownload.tsx';

interface ReportTableProps {
  report: VoucherReport;
  grouping: Grouping;
  lines: readonly ReportLine[];
  total: ReportLine;
  nameOf: (grouping: Grouping, key: string) => string;
}

const plain = (name: Amount, { sums }: ReportLine): CsvCell => {
  const sum = sums[name];
  // A sum that lacks a voucher is no figure to calculate with.
  if (!sum || sum.unknown > 0) return undefined;
  return AMOUNTS[name] === 'ml' ? toLitres(sum.sum) : toAed(sum.sum);
};

type SheetProps = Omit<ReportTableProps, 'total'> & {
  timeOf: (key: string) => string;
};

export const useReportSheet = () => {
  const t = useT();
  return ({ report, grouping, lines, nameOf, timeOf }: SheetProps): Sheet => {
    const { amounts } = REPORT_SHAPES[report];
    const isEach = grouping === 'voucher';
    return {
      head: [
        t(`dieselReports.groupings.${grouping}`),
        t(isEach ? 'dieselReports.time' : 'dieselReports.vouchers'),
        ...amounts.map((name) => t(`dieselReports.amounts.${name}`)),
        t('dieselReports.average'),
      ],
      rows: lines.map((line) => [
        nameOf(grouping, line.key),
        isEach ? timeOf(line.key) : line.vouchers,
        ...amounts.map((name) => plain(name, line)),
        pricePerLitre(report, line),
      ]),
    };
  };
};

/** The lines of a report with their sums, and the grand total. */
export const ReportTable = ({ report, grouping, lines, total, nameOf }: ReportTableProps) => {
  const t = useT();
  const texts = useAmountTexts();
  const { amounts } = REPORT_SHAPES[report];
  const amountText = (name: Amount, { sums, vouchers }: ReportLine) => {
    const sum = sums[name];
    if (!sum || (sum.unknown === vouchers && vouchers > 0)) return '—';
    const amount =
      AMOUNTS[name] === 'ml' ? texts.litres(toLitres(sum.sum)) : texts.money(toAed(sum.sum));
    return `${amount}${sum.unknown > 0 ? ' *' : ''}`;
  };
  const priceText = (line: ReportLine) => {
    const price = pricePerLitre(report, line);
    return price === undefined ? '—' : texts.unitPrice(price);
  };
  const counts = grouping !== 'voucher';
  const rowOf = (line: ReportLine, name: ReactNode) => ({
    key: line.key,
    name,
    figures: [
      ...(counts ? [showCount(line.vouchers)] : []),
      ...amounts.map((amount) => amountText(amount, line)),
      priceText(line),
    ],
  });
  return (
    <FigureTable
      label={t(`diesel.reports.${report}`)}
      head={[
        t(`dieselReports.groupings.${grouping}`),
        ...(counts ? [t('dieselReports.vouchers')] : []),
        ...amounts.map((name) => t(`dieselReports.amounts.${name}`)),
        t('dieselReports.average'),
      ]}
      rows={lines.map((line) => rowOf(line, <bdi>{nameOf(grouping, line.key)}</bdi>))}
      total={rowOf(total, t('dieselReports.total'))}
    />
  );
};
