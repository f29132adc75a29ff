import type { trailers } from '../../../domain/fleet/trailers.ts';
import { inputsOf } from '../../kit/form/InputSection.tsx';
import { PlateInputs } from '../../plates/PlateInputs.tsx';

const { InputSection } = inputsOf<typeof trailers>();

/** The trailer form, for adding and editing. */
const TrailerForm = () => (
  <>
    <InputSection
      title="trailer"
      sources={[
        'trailer_number',
        'status',
        'type',
        'load_state',
        'make',
        'model',
        'year',
        'color',
        'axle_count',
        'company_id',
      ]}
    />
    <InputSection title="cooling" sources={['temp_min_c', 'temp_max_c']} />
    <PlateInputs />
    <InputSection
      title="expiries"
      sources={['registration_expiry', 'insurance_expiry', 'tir_number', 'tir_expiry']}
    />
    <InputSection title="notes" sources={['notes']} />
  </>
);

export default TrailerForm;
