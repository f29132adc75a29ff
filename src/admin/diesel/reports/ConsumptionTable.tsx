import { useMemo } from 'react';

import { addDays } from '../../../domain/base/dates.ts';
import { startOf } from '../../../domain/diesel/desk.ts';
import { trucksIn } from '../../../domain/diesel/fills/trucks.ts';
import type { DieselIssue } from '../../../domain/diesel/issue.ts';
import type { Grouping, ReportFilter } from '../../../domain/diesel/reports.ts';
import { useT } from '../../kit/texts/useT.ts';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';
import { useLocalization } from '../../kit/useLocalization.ts';
import { Per100 } from '../desk/Per100.tsx';
import { useDeskTexts } from '../desk/useDeskTexts.ts';
import { useSliced } from '../desk/useSliced.ts';

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
