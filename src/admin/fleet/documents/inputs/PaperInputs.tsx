import { DateInput } from 'react-admin';

import { DOCUMENT_CATEGORIES } from '../../../../domain/documents/document.ts';
import { documentChecks } from '../../../../domain/documents/documentChecks.ts';
import { CheckedDate, CheckedText } from '../../../kit/inputs/CheckedInputs.tsx';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { usePairValidator } from './usePairValidator.ts';

/** What a paper is, and from when to when it counts. */
export const PaperInputs = () => (
  <>
    <CheckedText source="title" checks={documentChecks.title} />
    <ChoiceInput
      source="category"
      labels="categories"
      values={DOCUMENT_CATEGORIES}
      checks={documentChecks.category}
    />
    <CheckedDate source="issue_date" checks={documentChecks.issue_date} />
    <DateInput source="expiry_date" validate={usePairValidator('expiry_date')} helperText={false} />
  </>
);

/** What else is written on a paper. */
export const DetailInputs = () => (
  <>
    <CheckedText source="document_number" checks={documentChecks.document_number} />
    <CheckedText source="issuing_authority" checks={documentChecks.issuing_authority} />
    <CheckedText
      source="notes"
      checks={documentChecks.notes}
      multiline
      minRows={2}
      sx={{ gridColumn: '1 / -1' }}
    />
  </>
);
