import { memo, startTransition, useEffect, useState } from 'react';

import type { DriveGroup, DriveSet } from '../../../domain/board/driveSet.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { NotGiven } from '../../kit/fields/Muted.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { DriverPart, Reasons, Status, VehiclePart } from './SetParts.tsx';

import cards from '../../kit/list/cards.module.css';
import table from '../../kit/list/table.module.css';
import styles from './Board.module.css';

/** The truck with the trailer below it. */
const Vehicles = ({ set: { truck, trailer } }: { set: DriveSet }) => {
  if (!truck && !trailer) return <NotGiven />;
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

/** Rendered at once: about one screenful. A whole page is a long task for the layout. */
const STEP = 8;

interface SetsProps {
  sets: readonly DriveSet[];
  group: DriveGroup;
}

/** The sets of one page: rows on a desktop, cards on a phone. */
export const BoardSets = ({ sets, group }: SetsProps) => {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count < sets.length) startTransition(() => setCount(count + STEP));
  }, [count, sets.length]);
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
            <Row key={set.key} set={set} hasDriver={hasDriver} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Row = memo(({ set, hasDriver }: { set: DriveSet; hasDriver: boolean }) => (
  <tr>
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
));

const Cards = ({ sets }: SetsProps) => (
  <ul className={cards.cards}>
    {sets.map((set) => (
      <Card key={set.key} set={set} />
    ))}
  </ul>
);

const Card = memo(({ set }: { set: DriveSet }) => (
  <li className={`${cards.card} ${styles.card}`}>
    <Status status={set.status} />
    {set.driver && <DriverPart driver={set.driver} />}
    {(set.truck ?? set.trailer) && <Vehicles set={set} />}
    <Reasons set={set} />
  </li>
));
