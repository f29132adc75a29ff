import { documentValues } from '../../../domain/documents/documentValues.ts';
import { FormSection } from '../../kit/form/FormSection.tsx';
import { RecordEdit } from '../../kit/form/RecordEdit.tsx';
import { HolderInputs } from './inputs/HolderInputs.tsx';
import { DetailInputs, PaperInputs } from './inputs/PaperInputs.tsx';

/** Changes what is known of a document; another file is a renewal. */
const DocumentEdit = () => (
  <RecordEdit transform={documentValues}>
    <FormSection title="resources.fleet/documents.sections.paper">
      <PaperInputs />
      <HolderInputs />
    </FormSection>
    <FormSection title="resources.fleet/documents.upload.more">
      <DetailInputs />
    </FormSection>
  </RecordEdit>
);

export default DocumentEdit;
