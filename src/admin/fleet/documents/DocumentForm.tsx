import { InputSection } from '../../kit/form/InputSection.tsx';
import { DETAIL_FIELDS, MAIN_FIELDS } from './inputs/documentFields.ts';
import { HolderInputs } from './inputs/HolderInputs.tsx';

const DocumentForm = () => (
  <>
    <InputSection title="paper" sources={MAIN_FIELDS}>
      <HolderInputs />
    </InputSection>
    <InputSection title="more" sources={DETAIL_FIELDS} />
  </>
);

export default DocumentForm;
