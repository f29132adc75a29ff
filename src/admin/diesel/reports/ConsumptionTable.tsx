import { useMemo } from 'react';

import { branchKey } from '../../../domain/base/branch.ts';
import { addDays } from '../../../domain/base/dates.ts';
import { showCount } from '../../../domain/base/formats.ts';
import { toLitres } from '../../../domain/diesel/amounts.ts';
import { startOf } from '../../../domain/diesel/desk.ts';
import type { Stretch } from '../../../domain/diesel/fills/consumption.ts';
import { inOrder, trucksIn } from '../../../domain/diesel/fills/trucks.ts';
import { truckKey, type DieselIssue, type FleetKey } from '../../../domain/diesel/issue.ts';
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
import { useSliced } from '../desk/useSliced.ts';
import { PrintHead } from './ReportPaper.tsx';
import { SheetDownload } from './SheetDownload.tsx';
import type { Names, ReportParams } from './useReport.ts';

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

interface ConsumptionTableProps {
  /** All issues, because the first stretch of a period starts before it. */
  rows: readonly DieselIssue[];
  params: ReportParams;
  nameOf: Names['of'];
}

const COLUMNS = ['truck', 'per100', 'expected', 'used', 'distance', 'litres', 'fills'] as const;

/** From full tank to full tank; of one truck, each stretch. */
export const ConsumptionTable = ({ rows, params, nameOf }: ConsumptionTableProps) => {
  const t = useT();
  const { litres } = useDeskTexts();
  const amounts = useAmountTexts();
  const { time_zone } = useLocalization();
  const expected = useExpected();
  const { order } = params;
  const { from, to, branch, truck: only } = params.filter;
  const work = useMemo(() => {
    const since = from ? startOf(from, time_zone) : -Infinity;
    const until = to ? startOf(addDays(to, 1), time_zone) : Infinity;
    const asked = only ? rows.filter((row) => String(truckKey(row)) === only) : rows;
    return () => trucksIn(asked, { since, until }, branchKey(branch));
  }, [rows, from, to, branch, only, time_zone]);
  const found = useSliced(work);
  const trucks = useMemo(() => found && inOrder(found, order, expected), [found, order, expected]);
  if (!trucks) return <p role="status">{t('dieselDesk.working')}</p>;
  const [first] = trucks;
  const head = COLUMNS.map((name) => t(`dieselDesk.trucks.${name}`));
  const sheetOf = () => ({
    head,
    rows: trucks.map(({ truck, all, consumption: { per100, ml, km } }) => [
      nameOf('truck', String(truck)),
      per100 === undefined ? undefined : Number(per100.toFixed(1)),
      expected.get(truck),
      per100 === undefined ? undefined : toLitres(ml),
      per100 === undefined ? undefined : km,
      toLitres(all.ml),
      all.fills,
    ]),
  });
  return (
    <>
      <PrintHead {...params} nameOf={nameOf}>
        <SheetDownload name={`consumption-${from}-${to}`} sheetOf={sheetOf} />
      </PrintHead>
      <FigureTable
        label={t('diesel.reports.consumption')}
        head={[...head, t('dieselDesk.trucks.notes')]}
        texts={[COLUMNS.length]}
        rows={trucks.map(({ truck, all, consumption }) => {
          const rate = expected.get(truck);
          return {
            key: truck,
            name: <bdi>{nameOf('truck', String(truck))}</bdi>,
            figures: [
              <Per100 key="per100" consumption={consumption} />,
              rate === undefined ? '—' : amounts.consumption(rate),
              consumption.per100 === undefined ? '—' : litres(consumption.ml),
              consumption.per100 === undefined
                ? '—'
                : t('dieselDesk.trucks.km', { km: showCount(consumption.km) }),
              litres(all.ml),
              showCount(all.fills),
              <OutOfOrder key="notes" fills={consumption.outOfOrder} />,
            ],
          };
        })}
      />
      {only && first && <StretchTable stretches={first.consumption.stretches} />}
      <p className="note">
        {branch && `${t('dieselReports.ofAllBranches', { branch: nameOf('branch', branch) })} `}
        {t('dieselReports.fullToFull')}
      </p>
    </>
  );
};

const StretchTable = ({ stretches }: { stretches: readonly Stretch[] }) => {
  const t = useT();
  const { litres } = useDeskTexts();
  const amounts = useAmountTexts();
  const instantText = useInstantText();
  if (stretches.length === 0) return null;
  const on = (at: number) => instantText(new Date(at).toISOString());
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
