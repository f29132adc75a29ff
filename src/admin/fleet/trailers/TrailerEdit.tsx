import { trailerValues } from '../../../domain/fleet/trailerValues.ts';
import { RecordEdit } from '../../kit/form/RecordEdit.tsx';
import { TrailerInputs } from './TrailerInputs.tsx';

/** Changes a trailer. */
const TrailerEdit = () => (
  <RecordEdit transform={trailerValues}>
    <TrailerInputs />
  </RecordEdit>
);

export default TrailerEdit;
