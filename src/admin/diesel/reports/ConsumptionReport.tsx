import { useMemo, type PropsWithChildren, type ReactNode } from 'react';

import { branchKey } from '../../../domain/base/branch.ts';
import { addDays, startOf } from '../../../domain/base/dates.ts';
import { showCount } from '../../../domain/base/formats.ts';
import type { Stretch } from '../../../domain/diesel/fills/consumption.ts';
import { inOrder, trucksIn } from '../../../domain/diesel/fills/trucks.ts';
import type { DieselIssue, FleetKey } from '../../../domain/diesel/issue.ts';
import type { Truck } from '../../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useT } from '../../kit/texts/useT.ts';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';
import { OutOfOrder, Per100 } from '../desk/Per100.tsx';
import { useDeskTexts } from '../desk/useDeskTexts.ts';
import { ReportPaper } from './ReportPaper.tsx';
import { ReportTable, useCells, type ReportColumn } from './ReportTable.tsx';
import type { ShownReport } from './useReport.ts';

const useExpected = (): ReadonlyMap<FleetKey, number> => {
  const { data } = useAllRows<Truck>(RESOURCES.trucks);
  return useMemo(
    () =>
      new Map(
        data?.flatMap(({ id, expected_l_per_100km: rate }) => (rate ? [[id, rate] as const] : [])),
      ),
    [data],
  );
};

interface ConsumptionReportProps extends PropsWithChildren<ShownReport> {
  /** All issues, because the first stretch of a period starts before it. */
  rows: readonly DieselIssue[];
  notice: ReactNode;
}

const COLUMNS = ['truck', 'per100', 'expected', 'used', 'distance', 'litres', 'fills'] as const;

/** From full tank to full tank; of one truck, each stretch. */
export const ConsumptionReport = ({ rows, notice, children, ...shown }: ConsumptionReportProps) => {
  const t = useT();
  const { consumption } = useAmountTexts();
  const cells = useCells();
  const { time_zone } = useLocalization();
  const { params, nameOf } = shown;
  const expected = useExpected();
  const { order } = params;
  const { from, to, branch, truck: only } = params.filter;
  const trucks = useMemo(() => {
    const since = from ? startOf(from, time_zone) : -Infinity;
    const until = to ? startOf(addDays(to, 1), time_zone) : Infinity;
    const all = trucksIn(rows, { since, until }, branchKey(branch));
    // Some of a truck's vouchers may have its number only.
    const asked = only ? all.filter(({ truck }) => String(truck) === only) : all;
    return inOrder(asked, order, expected);
  }, [rows, from, to, branch, only, time_zone, order, expected]);
  const [first] = trucks;
  const columns: ReportColumn[] = [
    ...COLUMNS.map((name) => ({ head: t(`dieselDesk.trucks.${name}`) })),
    { head: t('dieselDesk.trucks.notes'), isText: true, only: 'screen' },
  ];
  const lines = trucks.map(({ truck, all, consumption: used }) => ({
    key: truck,
    cells: [
      cells.text(nameOf('truck', String(truck))),
      {
        shown: <Per100 consumption={used} />,
        filed: used.per100 && Number(used.per100.toFixed(1)),
      },
      cells.cellOf(consumption)(expected.get(truck)),
      cells.litres(used.per100 === undefined ? undefined : used.ml),
      cells.km(used.per100 === undefined ? undefined : used.km),
      cells.litres(all.ml),
      cells.count(all.fills),
      { shown: <OutOfOrder fills={used.outOfOrder} /> },
    ],
  }));
  return (
    <ReportPaper {...shown} columns={columns} rows={lines}>
      {notice}
      <ReportTable label={t('diesel.reports.consumption')} columns={columns} rows={lines} />
      {only && first && <StretchTable stretches={first.consumption.stretches} />}
      <p className="note">
        {branch && `${t('dieselReports.ofAllBranches', { branch: nameOf('branch', branch) })} `}
        {t('dieselReports.fullToFull')}
      </p>
      {children}
    </ReportPaper>
  );
};

const StretchTable = ({ stretches }: { stretches: readonly Stretch[] }) => {
  const t = useT();
  const { litres } = useDeskTexts();
  const amounts = useAmountTexts();
  const on = useInstantText();
  if (stretches.length === 0) return null;
  return (
    <FigureTable
      label={t('dieselReports.stretches')}
      head={[
        t('dieselReports.stretches'),
        ...(['per100', 'used', 'distance'] as const).map((name) => t(`dieselDesk.trucks.${name}`)),
      ]}
      rows={stretches.map(({ from, to, km, ml, per100 }) => ({
        key: to.row.id,
        name: t('dieselReports.days', { from: on(from.at), to: on(to.at) }),
        figures: [
          amounts.consumption(per100),
          litres(ml),
          t('dieselDesk.trucks.km', { km: showCount(km) }),
        ],
      }))}
    />
  );
};
