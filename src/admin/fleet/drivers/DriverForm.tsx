import { VEHICLE_FIELDS } from '../../../domain/assignments/vehicleFields.ts';
import { VehicleInput } from '../../assignments/VehicleInput.tsx';
import { InputSection } from '../../kit/form/InputSection.tsx';

export const DriverForm = () => (
  <>
    <InputSection title="person" />
    <InputSection title="expiries" />
    <InputSection title="assignment" sources={[]}>
      {VEHICLE_FIELDS.map((source) => (
        <VehicleInput key={source} source={source} />
      ))}
    </InputSection>
    <InputSection title="contact" />
  </>
);
