import { useFieldValidators } from '../../kit/formState/useFieldValidators.ts';
import { TextInput } from '../../kit/inputs/TextInput.tsx';
import { DoubtsAt } from '../vouchers/doubts/Doubted.tsx';

/** The odometer, and what contradicts the reading. */
export const OdometerInput = () => (
  <div>
    <TextInput
      source="odometer_km"
      validate={useFieldValidators('odometer_km')}
      inputMode="numeric"
    />
    <DoubtsAt field="odometer_km" />
  </div>
);
