import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';

import { addDays, startOf } from '../../../domain/base/dates.ts';
import { showCount } from '../../../domain/base/formats.ts';
import { DESK_DAYS } from '../../../domain/diesel/desk.ts';
import { trucksSince } from '../../../domain/diesel/fills/trucks.ts';
import type { FleetKey } from '../../../domain/diesel/issue.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { EmptyNote, PageCard } from '../../kit/show/PageCard.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';
import { InnerLink } from '../../kit/ui/InnerLink.tsx';
import { Per100 } from './Per100.tsx';
import type { Board } from './useDesk.ts';
import { useDeskTexts } from './useDeskTexts.ts';

const SHOWN = 8;

const reportOf = (truck: FleetKey, from: string, to: string): string =>
  `/diesel/reports?${new URLSearchParams({ report: 'consumption', truck: String(truck), branch: 'all', from, to })}`;

/** By litres in the last 30 days. */
export const TruckCard = ({ desk, branch }: Board) => {
  const t = useT();
  const { litres } = useDeskTexts();
  const [showsAll, setShowsAll] = useState(false);
  const { today, time_zone } = useCompanyDay();
  const { facts, troubles, truckNames } = desk;
  const fills = facts?.fills;
  const from = addDays(today, 1 - DESK_DAYS);
  const trucks = useMemo(
    () => fills && trucksSince(fills, startOf(from, time_zone), branch),
    [fills, from, time_zone, branch],
  );
  const { filtered } = recordPaths(RESOURCES.dieselIssues);
  const ofBranch = branch !== undefined && { branch_id: String(branch) };
  const isVague = facts?.known.gaps.lists.has('issues') === true && trucks?.length === 0;
  const isKnown = !isVague && troubles.every(({ list }) => list !== 'issues');
  const shown = showsAll ? trucks : trucks?.slice(0, SHOWN);
  return (
    <PageCard title="dieselDesk.trucks.title" args={{ count: DESK_DAYS }}>
      {(!isKnown || trucks?.length === 0) && (
        <EmptyNote>{t(isKnown ? 'dieselDesk.trucks.none' : 'dieselDesk.trucks.unknown')}</EmptyNote>
      )}
      {isKnown && !trucks && <EmptyNote role="status">{t('dieselDesk.working')}</EmptyNote>}
      {isKnown && shown && shown.length > 0 && (
        <FigureTable
          label={t('dieselDesk.trucks.title', { count: DESK_DAYS })}
          head={(['truck', 'litres', 'fills', 'per100', 'notes'] as const).map((name) =>
            t(`dieselDesk.trucks.${name}`),
          )}
          texts={[4]}
          rows={shown.map(({ truck, number, here, consumption }) => ({
            key: truck,
            name: (
              <InnerLink href={reportOf(truck, from, today)}>
                {truckNames.get(truck) ?? number ?? t('common.unknownId', { id: truck })}
              </InnerLink>
            ),
            figures: [
              litres(here.ml),
              <InnerLink
                key="fills"
                href={filtered({
                  ...(typeof truck === 'number' ? { truck_id: truck } : { q: number }),
                  from,
                  ...ofBranch,
                })}
              >
                {showCount(here.fills)}
              </InnerLink>,
              <Per100 key="per100" consumption={consumption} />,
              consumption.outOfOrder.length > 0 && (
                <InnerLink
                  key="notes"
                  href={reportOf(truck, from, today)}
                  aria-label={t('dieselDesk.noFigure.wrongReadings')}
                  data-tip={t('dieselDesk.noFigure.wrongReadings')}
                >
                  <TriangleAlert size={16} aria-hidden="true" />
                </InnerLink>
              ),
            ],
          }))}
        />
      )}
      {isKnown && trucks && trucks.length > SHOWN && (
        <Button onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? t('dieselDesk.trucks.fewer')
            : t('dieselDesk.trucks.all', { count: showCount(trucks.length) })}
        </Button>
      )}
    </PageCard>
  );
};
