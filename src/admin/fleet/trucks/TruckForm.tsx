import type { trucks } from '../../../domain/fleet/trucks.ts';
import { inputsOf } from '../../kit/form/InputSection.tsx';
import { PlateInputs } from '../../plates/PlateInputs.tsx';

const { InputSection } = inputsOf<typeof trucks>();

/** The truck form, for adding and editing. */
const TruckForm = () => (
  <>
    <InputSection
      title="truck"
      sources={[
        'truck_number',
        'status',
        'make',
        'model',
        'year',
        'body_type',
        'color',
        'axle_count',
        'chassis_no',
        'company_id',
      ]}
    />
    <PlateInputs />
    <InputSection
      title="expiries"
      sources={[
        'registration_expiry',
        'insurance_expiry',
        'road_permit_expiry',
        'gatepass_expiry',
        'insurance_company',
      ]}
    />
    <InputSection title="tracking" sources={['tracking_status', 'tracking_provider']} />
    <InputSection
      title="fuel"
      sources={['odometer_km', 'fuel_tank_capacity_l', 'expected_l_per_100km']}
    />
    <InputSection title="notes" sources={['notes']} />
  </>
);

export default TruckForm;
