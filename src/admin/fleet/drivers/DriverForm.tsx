import type { drivers } from '../../../domain/fleet/drivers.ts';
import { VehicleInput } from '../../assignments/VehicleInput.tsx';
import { inputsOf } from '../../kit/form/InputSection.tsx';

const { InputSection } = inputsOf<typeof drivers>();

/** The driver form, for adding and editing. */
export const DriverForm = () => (
  <>
    <InputSection
      title="person"
      sources={['driver_id', 'status', 'name', 'name_ar', 'uae_number', 'company_id']}
    />
    <InputSection title="expiries" sources={['gatepass_expiry', 'road_permit_expiry']} />
    <InputSection title="assignment">
      <VehicleInput source="truck_id" />
      <VehicleInput source="trailer_id" />
    </InputSection>
    <InputSection title="contact" sources={['phone', 'email']} />
  </>
);
