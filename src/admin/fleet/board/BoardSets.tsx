import { RecordContextProvider, useListContext, useRecordContext } from 'react-admin';

import type { DriveSet } from '../../../domain/board/driveSet.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import type { Column } from '../../kit/fields/columns.ts';
import { RowTable } from '../../kit/list/RecordTable.tsx';
import { useCards } from '../../kit/list/useCards.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { DriverPart, Reasons, VehiclePart } from './SetParts.tsx';
import { Status } from './Status.tsx';

import cards from '../../kit/list/cards.module.css';
import styles from './Board.module.css';

const Truck = ({ set: { driver, truck } }: { set: DriveSet }) => (
  <VehiclePart
    resource={RESOURCES.trucks}
    isUnassigned={driver?.truck_id === null}
    vehicle={truck}
    number={truck?.truck_number}
  />
);

const Trailer = ({ set: { driver, trailer } }: { set: DriveSet }) => (
  <VehiclePart
    resource={RESOURCES.trailers}
    isUnassigned={driver?.trailer_id === null}
    vehicle={trailer}
    number={trailer?.trailer_number}
  />
);

const PARTS = {
  status: ({ set }: { set: DriveSet }) => <Status status={set.status} />,
  driver: ({ set }: { set: DriveSet }) => <DriverPart driver={set.driver} />,
  truck: Truck,
  trailer: Trailer,
  reasons: Reasons,
};
type PartName = keyof typeof PARTS;

const Cell = ({ name }: { name: PartName }) => {
  const set = useRecordContext<DriveSet>();
  const Part = PARTS[name];
  return set && <Part set={set} />;
};

const COLUMNS = (Object.keys(PARTS) as PartName[]).map((source): Column => ({
  source,
  field: <Cell name={source} />,
  label: `board.columns.${source}`,
  unsortable: true,
}));
const WITHOUT_DRIVER = COLUMNS.filter(({ source }) => source !== 'driver');

export const BoardSets = () => {
  const { data = [], filterValues } = useListContext<DriveSet>();
  const shown = useCards(data);
  if (!useIsPhone()) {
    return (
      <div className={styles.sets}>
        <RowTable columns={filterValues['group'] === 'vehicles' ? WITHOUT_DRIVER : COLUMNS} />
      </div>
    );
  }
  return (
    <ul className="stack gap-2">
      {shown.map((set) => (
        <RecordContextProvider key={set.id} value={set}>
          <li className={`${cards.card} ${styles.card}`}>
            <Cell name="status" />
            {set.driver && <Cell name="driver" />}
            {set.truck && <Cell name="truck" />}
            {set.trailer && <Cell name="trailer" />}
            <Cell name="reasons" />
          </li>
        </RecordContextProvider>
      ))}
    </ul>
  );
};
