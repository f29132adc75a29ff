import { legalChecks } from '../../../../domain/settings/legalChecks.ts';
import { CheckedText } from '../../../kit/inputs/CheckedInputs.tsx';
import { ContentInput } from './ContentInput.tsx';
import { DraftKeeper } from './DraftKeeper.tsx';
import { PreviewButton } from './PreviewButton.tsx';

/** The form of a legal document. */
export const LegalInputs = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <DraftKeeper />
    <CheckedText source="title" checks={legalChecks.title} autoFocus={isNew} fullWidth />
    <ContentInput />
    <PreviewButton />
  </>
);
