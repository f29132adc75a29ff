import { InputSection } from '../../kit/form/InputSection.tsx';
import { PlateInputs } from '../../plates/PlateInputs.tsx';

const TruckForm = () => (
  <>
    <InputSection title="truck" />
    <PlateInputs />
    <InputSection title="expiries" />
    <InputSection title="tracking" />
    <InputSection title="fuel" />
    <InputSection title="notes" />
  </>
);

export default TruckForm;
