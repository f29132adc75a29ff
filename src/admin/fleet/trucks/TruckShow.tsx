import type { trucks } from '../../../domain/fleet/trucks.ts';
import { RecordHistory } from '../../activity/index.tsx';
import { AssignmentCard } from '../../assignments/AssignmentCard.tsx';
import { valuesOf } from '../../kit/show/FactCard.tsx';
import { NotesCard } from '../../kit/show/NotesCard.tsx';
import { RecordShow } from '../../kit/show/RecordShow.tsx';
import { PlateField } from '../../plates/PlateField.tsx';
import { RecordPapers } from '../documents/RecordPapers.tsx';

const { FactCard, Value } = valuesOf<typeof trucks>();

/** A truck's page: what it is, its state, its dates, who drives it and what it pulls. */
const TruckShow = () => (
  <RecordShow
    subtitle={
      <>
        <PlateField size="large" />
        <Value source="status" />
      </>
    }
  >
    <AssignmentCard field="truck_id" />
    <FactCard
      title="expiries"
      sources={[
        'registration_expiry',
        'insurance_expiry',
        'insurance_company',
        'road_permit_expiry',
        'gatepass_expiry',
      ]}
    />
    <FactCard
      title="truck"
      sources={[
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
      title="tracking"
      sources={['tracking_status', 'tracking_provider', 'tracking_last_seen']}
    />
    <FactCard
      title="fuel"
      sources={['odometer_km', 'fuel_tank_capacity_l', 'expected_l_per_100km']}
    />
    <RecordPapers holderType="truck" />
    <NotesCard />
    <RecordHistory />
  </RecordShow>
);

export default TruckShow;
