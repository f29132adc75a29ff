import { RecordHistory } from '../../activity/index.tsx';
import { AssignmentCard } from '../../assignments/AssignmentCard.tsx';
import { FactCard } from '../../kit/show/FactCard.tsx';
import { NotesCard } from '../../kit/show/NotesCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';
import { PlateField } from '../../plates/PlateField.tsx';
import { RecordPapers } from '../documents/RecordPapers.tsx';
import { truckColumns } from './truckColumns.tsx';
import { TruckStatusField } from './TruckStatusField.tsx';

/** A truck's page: what it is, its state, its dates, who drives it and what it pulls. */
const TruckShow = () => (
  <RecordShow
    subtitle={
      <>
        <PlateField size="large" />
        <TruckStatusField />
      </>
    }
  >
    <AssignmentCard field="truck_id" />
    <FactCard
      title="resources.fleet/trucks.sections.papers"
      columns={truckColumns}
      fields={[
        'registration_expiry',
        'insurance_expiry',
        'insurance_company',
        'road_permit_expiry',
        'gatepass_expiry',
      ]}
    />
    <FactCard
      title="resources.fleet/trucks.sections.truck"
      columns={truckColumns}
      fields={[
        'make',
        'model',
        'year',
        'color',
        'body_type',
        'axle_count',
        'chassis_no',
        'company_id',
      ]}
    />
    <FactCard
      title="resources.fleet/trucks.sections.tracking"
      columns={truckColumns}
      fields={['tracking_status', 'tracking_provider', 'tracking_last_seen']}
    />
    <FactCard
      title="resources.fleet/trucks.sections.fuel"
      columns={truckColumns}
      fields={['odometer_km', 'fuel_tank_capacity_l', 'expected_l_per_100km']}
    />
    <RecordPapers holderType="truck" />
    <NotesCard title="resources.fleet/trucks.sections.notes" />
    <RecordHistory />
  </RecordShow>
);

export default TruckShow;
