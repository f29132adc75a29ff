import { VehicleInput } from '../../assignments/VehicleInput.tsx';
import { InputSection } from '../../kit/form/InputSection.tsx';

/** The driver form, for adding and editing. */
export const DriverForm = () => (
  <>
    <InputSection title="person" />
    <InputSection title="expiries" />
    <InputSection title="assignment" sources={[]}>
      <VehicleInput source="truck_id" />
      <VehicleInput source="trailer_id" />
    </InputSection>
    <InputSection title="contact" />
  </>
);
