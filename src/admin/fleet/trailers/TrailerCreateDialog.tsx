import { NEW_TRAILER, newTrailerValues } from '../../../domain/fleet/trailerValues.ts';
import { RecordCreateDialog } from '../../kit/form/RecordCreateDialog.tsx';
import { TrailerInputs } from './TrailerInputs.tsx';

/** Adds a trailer over the list. */
const TrailerCreateDialog = () => (
  <RecordCreateDialog defaultValues={NEW_TRAILER} transform={newTrailerValues}>
    <TrailerInputs focusFirst />
  </RecordCreateDialog>
);

export default TrailerCreateDialog;
