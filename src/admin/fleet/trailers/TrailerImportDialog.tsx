import { LOAD_STATES, TRAILER_STATUSES, TRAILER_TYPES } from '../../../domain/fleet/trailer.ts';
import { trailerImport } from '../../../domain/fleet/trailerImport.ts';
import { PLATE_SOURCES } from '../../../domain/plates/plate.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { RecordImportDialog } from '../../import/RecordImportDialog.tsx';
import { choiceLabels } from '../../kit/texts/choiceLabels.ts';
import { plateSourceLabels } from '../../plates/plateSourceLabels.ts';

const TRAILERS = RESOURCES.trailers;

const labels = {
  status: choiceLabels(TRAILERS, 'statuses', TRAILER_STATUSES),
  type: choiceLabels(TRAILERS, 'types', TRAILER_TYPES),
  load_state: choiceLabels(TRAILERS, 'loadStates', LOAD_STATES),
  plate_emirate: plateSourceLabels(PLATE_SOURCES),
};

/** Brings trailers in from another system's export. */
const TrailerImportDialog = () => (
  <RecordImportDialog
    table={trailerImport}
    failed="resources.fleet/trailers.failed.import"
    choiceLabels={labels}
  />
);

export default TrailerImportDialog;
