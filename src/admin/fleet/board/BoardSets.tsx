import { useDeferredValue } from 'react';

import type { DriveGroup, DriveSet } from '../../../domain/board/driveSet.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { Muted } from '../../kit/fields/Muted.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { DriverPart, Reasons, Status, VehiclePart } from './SetParts.tsx';

import cards from '../../kit/list/cards.module.css';
import table from '../../kit/list/table.module.css';
import styles from './Board.module.css';

/** The truck with the trailer below it. */
const Vehicles = ({ set: { truck, trailer } }: { set: DriveSet }) => {
  const t = useT();
  if (!truck && !trailer) return <Muted>{t('common.notGiven')}</Muted>;
  return (
    <div className={styles.vehicles}>
      {truck && (
        <VehiclePart resource={RESOURCES.trucks} vehicle={truck} number={truck.truck_number} />
      )}
      {trailer && (
        <VehiclePart
          resource={RESOURCES.trailers}
          vehicle={trailer}
          number={trailer.trailer_number}
        />
      )}
    </div>
  );
};

/** About one screenful. */
const FIRST_SETS = 8;

interface SetsProps {
  sets: readonly DriveSet[];
  group: DriveGroup;
}

/** The sets of one page: rows on a desktop, cards on a phone. */
export const BoardSets = ({ sets, group }: SetsProps) => {
  // Renders the first ones at once; a key or click may interrupt the rest.
  const count = useDeferredValue(sets.length, FIRST_SETS);
  const shown = sets.slice(0, count);
  return useIsPhone() ? <Cards sets={shown} group={group} /> : <Rows sets={shown} group={group} />;
};

const Rows = ({ sets, group }: SetsProps) => {
  const t = useT();
  const hasDriver = group !== 'vehicles';
  return (
    <div className={table.frame}>
      <table className={`${table.table} ${styles.table}`}>
        <thead>
          <tr>
            <th>{t('board.columns.status')}</th>
            {hasDriver && <th>{t('board.columns.driver')}</th>}
            <th>{t('board.columns.vehicles')}</th>
            <th>{t('board.columns.reasons')}</th>
          </tr>
        </thead>
        <tbody>
          {sets.map((set) => (
            <tr key={set.key}>
              <td>
                <Status status={set.status} />
              </td>
              {hasDriver && (
                <td>
                  <DriverPart driver={set.driver} />
                </td>
              )}
              <td>
                <Vehicles set={set} />
              </td>
              <td>
                <Reasons set={set} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Cards = ({ sets }: SetsProps) => (
  <ul className={cards.cards}>
    {sets.map((set) => (
      <li key={set.key} className={`${cards.card} ${styles.card}`}>
        <Status status={set.status} />
        {set.driver && <DriverPart driver={set.driver} />}
        {(set.truck ?? set.trailer) && <Vehicles set={set} />}
        <Reasons set={set} />
      </li>
    ))}
  </ul>
);
