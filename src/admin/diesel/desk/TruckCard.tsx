import { useMemo, useState } from 'react';

import { addDays } from '../../../domain/base/dates.ts';
import { DESK_DAYS, startOf } from '../../../domain/diesel/desk.ts';
import { trucksSliced } from '../../../domain/diesel/fills/trucks.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { InnerLink } from '../../kit/ui/InnerLink.tsx';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { DeskCard } from './DeskCard.tsx';
import { Per100 } from './Per100.tsx';
import type { Desk } from './useDesk.ts';
import { useDeskTexts } from './useDeskTexts.ts';
import { useSliced } from './useSliced.ts';

import styles from './desk.module.css';

const SHOWN = 8;

interface TruckCardProps {
  desk: Desk;
  branch: number | undefined;
}

/** The trucks that were issued the most diesel in the last 30 days, with their litres per 100 km. */
export const TruckCard = ({ desk, branch }: TruckCardProps) => {
  const t = useT();
  const { litres } = useDeskTexts();
  const [showsAll, setShowsAll] = useState(false);
  const { today, time_zone } = useCompanyDay();
  const { facts, troubles, truckNames } = desk;
  const fills = facts?.fills;
  const from = addDays(today, 1 - DESK_DAYS);
  const work = useMemo(
    () => fills && (() => trucksSliced(fills, startOf(from, time_zone), branch)),
    [fills, from, time_zone, branch],
  );
  const trucks = useSliced(work);
  const { filtered } = recordPaths(RESOURCES.dieselIssues);
  const isKnown = troubles.every(({ list }) => list !== 'issues');
  const shown = showsAll ? trucks : trucks?.slice(0, SHOWN);
  return (
    <DeskCard title={t('dieselDesk.trucks.title', { count: DESK_DAYS })}>
      {(!isKnown || trucks?.length === 0) && (
        <p className={styles['soft']}>
          {t(isKnown ? 'dieselDesk.trucks.none' : 'dieselDesk.trucks.unknown')}
        </p>
      )}
      {isKnown && !trucks && (
        <p className={styles['soft']} role="status">
          {t('dieselDesk.working')}
        </p>
      )}
      {isKnown && shown && shown.length > 0 && (
        <div className={styles['wide']}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{t('dieselDesk.trucks.truck')}</th>
                <th scope="col">{t('dieselDesk.trucks.litres')}</th>
                <th scope="col">{t('dieselDesk.trucks.fills')}</th>
                <th scope="col">{t('dieselDesk.trucks.per100')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ truck, ml, fills: count, consumption }) => (
                <tr key={truck}>
                  <th scope="row">
                    {truckNames.get(truck) ?? t('common.unknownId', { id: truck })}
                  </th>
                  <td>{litres(ml)}</td>
                  <td>
                    <InnerLink
                      href={filtered({
                        truck_id: truck,
                        from,
                        ...(branch !== undefined && { branch_id: String(branch) }),
                      })}
                    >
                      {count.toLocaleString()}
                    </InnerLink>
                  </td>
                  <td>
                    <Per100 consumption={consumption} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isKnown && trucks && trucks.length > SHOWN && (
        <Button onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? t('dieselDesk.trucks.fewer')
            : t('dieselDesk.trucks.all', { count: trucks.length.toLocaleString() })}
        </Button>
      )}
    </DeskCard>
  );
};
