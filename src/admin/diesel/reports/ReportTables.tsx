import { useMemo, type ReactNode } from 'react';

import { addDays } from '../../../domain/base/dates.ts';
import { fromUnitPrice, toAed, toLitres, unitPriceOf } from '../../../domain/diesel/amounts.ts';
import { startOf } from '../../../domain/diesel/desk.ts';
import { trucksIn } from '../../../domain/diesel/fills/trucks.ts';
import type { DieselIssue } from '../../../domain/diesel/issue.ts';
import {
  AMOUNTS,
  REPORT_SHAPES,
  type Amount,
  type Grouping,
  type ReportFilter,
  type ReportLine,
  type VoucherReport,
} from '../../../domain/diesel/reports.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';
import { useLocalization } from '../../kit/useLocalization.ts';
import { Per100 } from '../desk/Per100.tsx';
import { useDeskTexts } from '../desk/useDeskTexts.ts';
import { useSliced } from '../desk/useSliced.ts';

interface ReportTableProps {
  report: VoucherReport;
  grouping: Grouping;
  lines: readonly ReportLine[];
  total: ReportLine;
  nameOf: (grouping: Grouping, key: string) => string;
}

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
  /** The cost per litre, if all litres and costs are known. */
  const averageText = ({ sums: { liters, cost } }: ReportLine) => {
    if (!liters || !cost || liters.unknown + cost.unknown > 0) return '—';
    const price = unitPriceOf(liters.sum, cost.sum);
    return price === undefined ? '—' : texts.unitPrice(fromUnitPrice(price));
  };
  const counts = grouping !== 'voucher';
  const averages = amounts.includes('cost');
  const rowOf = (line: ReportLine, name: ReactNode) => ({
    key: line.key,
    name,
    figures: [
      ...(counts ? [line.vouchers.toLocaleString()] : []),
      ...amounts.map((amount) => amountText(amount, line)),
      ...(averages ? [averageText(line)] : []),
    ],
  });
  return (
    <FigureTable
      label={t(`dieselReports.headings.${report}`)}
      head={[
        t(`dieselReports.groupings.${grouping}`),
        ...(counts ? [t('dieselReports.vouchers')] : []),
        ...amounts.map((name) => t(`dieselReports.amounts.${name}`)),
        ...(averages ? [t('dieselReports.average')] : []),
      ]}
      rows={lines.map((line) => rowOf(line, <bdi>{nameOf(grouping, line.key)}</bdi>))}
      total={rowOf(total, t('dieselReports.total'))}
    />
  );
};

interface ConsumptionTableProps {
  /** All issues, because the first stretch of a period starts before it. */
  rows: readonly DieselIssue[];
  filter: ReportFilter;
  nameOf: (grouping: Grouping, key: string) => string;
}

/** Each truck's consumption in a period, from full tank to full tank. */
export const ConsumptionTable = ({ rows, filter, nameOf }: ConsumptionTableProps) => {
  const t = useT();
  const { litres } = useDeskTexts();
  const { time_zone } = useLocalization();
  const { from, to, branch } = filter;
  const work = useMemo(() => {
    const since = from ? startOf(from, time_zone) : -Infinity;
    const until = to ? startOf(addDays(to, 1), time_zone) : Infinity;
    return () => trucksIn(rows, { since, until }, branch ? Number(branch) : undefined);
  }, [rows, from, to, branch, time_zone]);
  const trucks = useSliced(work);
  const label = t('dieselReports.headings.consumption');
  if (!trucks) return <p role="status">{t('dieselDesk.working')}</p>;
  return (
    <FigureTable
      label={label}
      head={(['truck', 'per100', 'litres', 'fills', 'distance'] as const).map((name) =>
        t(`dieselDesk.trucks.${name}`),
      )}
      rows={trucks.map(({ truck, ml, fills, consumption }) => ({
        key: truck,
        name: <bdi>{nameOf('truck', String(truck))}</bdi>,
        figures: [
          <Per100 key="per100" consumption={consumption} />,
          litres(ml),
          fills.toLocaleString(),
          t('dieselDesk.trucks.km', { km: consumption.km.toLocaleString() }),
        ],
      }))}
    />
  );
};
