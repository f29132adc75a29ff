import { RecordInput } from '../../../kit/inputs/RecordInput.tsx';
import { ContentInput } from './ContentInput.tsx';
import { DraftKeeper } from './DraftKeeper.tsx';
import { PreviewButton } from './PreviewButton.tsx';

export const LegalForm = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <DraftKeeper />
    <RecordInput source="title" autoFocus={isNew} />
    <ContentInput />
    <PreviewButton />
  </>
);
