import type { PropsWithChildren, ReactNode } from 'react';

import {
  AMOUNTS,
  pricePerLitre,
  REPORT_SHAPES,
  summed,
  type Amount,
  type ReportLine,
} from '../../../domain/diesel/reports.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { ReportPaper } from './ReportPaper.tsx';
import { ReportTable, useCells, type Cell, type ReportColumn } from './ReportTable.tsx';
import type { Report, ShownReport } from './useReport.ts';

interface VoucherReportProps extends PropsWithChildren<ShownReport> {
  report: Report;
  notice: ReactNode;
}

/** Vouchers by what they are grouped by: the lines with their sums, and the grand total. */
export const VoucherReport = ({
  report: { found, byId },
  notice,
  ...shown
}: VoucherReportProps) => {
  const t = useT();
  const { unitPrice } = useAmountTexts();
  const instantText = useInstantText();
  const cells = useCells();
  const { params, nameOf, children } = shown;
  const { report, grouping } = params;
  const { amounts } = REPORT_SHAPES[report];
  const { lines, total } = summed(found, grouping, amounts);
  const isEach = grouping === 'voucher';
  const columns: ReportColumn[] = [
    { head: t(`dieselReports.groupings.${grouping}`) },
    isEach
      ? { head: t('dieselReports.time'), only: 'file' }
      : { head: t('dieselReports.vouchers') },
    ...amounts.map((name) => ({ head: t(`dieselReports.amounts.${name}`) })),
    { head: t('dieselReports.average') },
  ];
  const amountCell = (name: Amount, { sums, vouchers }: ReportLine): Cell => {
    const { sum, unknown } = sums[name] ?? { sum: 0, unknown: vouchers };
    const isUnknown = unknown === vouchers && vouchers > 0;
    const cell = cells[AMOUNTS[name] === 'ml' ? 'litres' : 'money'](isUnknown ? undefined : sum);
    // A sum that lacks a voucher is no figure to calculate with.
    return unknown === 0 || isUnknown ? cell : { shown: <>{cell.shown} *</> };
  };
  const rowOf = (line: ReportLine, name: Cell) => ({
    key: line.key,
    cells: [
      name,
      isEach ? { filed: instantText(byId.get(line.key)?.at ?? '') } : cells.count(line.vouchers),
      ...amounts.map((amount) => amountCell(amount, line)),
      cells.cellOf(unitPrice)(pricePerLitre(report, line)),
    ],
  });
  const rows = lines.map((line) => rowOf(line, cells.text(nameOf(grouping, line.key))));
  const unknown = Math.max(...amounts.map((name) => total.sums[name]?.unknown ?? 0));
  return (
    <ReportPaper {...shown} columns={columns} rows={rows}>
      {notice}
      <ReportTable
        label={t(`diesel.reports.${report}`)}
        columns={columns}
        rows={rows}
        total={rowOf(total, { shown: t('dieselReports.total') })}
      />
      {unknown > 0 && (
        <p className="note">{t('dieselReports.unknown', { smart_count: unknown })}</p>
      )}
      {children}
    </ReportPaper>
  );
};
