import { InputSection } from '../../kit/form/InputSection.tsx';
import { PlateInputs } from '../../plates/PlateInputs.tsx';

const TrailerForm = () => (
  <>
    <InputSection title="trailer" />
    <InputSection title="cooling" />
    <PlateInputs />
    <InputSection title="expiries" />
    <InputSection title="notes" />
  </>
);

export default TrailerForm;
