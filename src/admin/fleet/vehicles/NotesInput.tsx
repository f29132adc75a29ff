import type { Check } from '../../../domain/validation.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { CheckedText } from '../../common/CheckedInputs.tsx';
import { FormSection } from '../../common/FormSection.tsx';

interface NotesInputProps {
  title: MessageKey;
  checks: readonly Check[];
}

/** Free words, over the whole width. */
export const NotesInput = ({ title, checks }: NotesInputProps) => (
  <FormSection title={title}>
    <CheckedText
      source="notes"
      checks={checks}
      multiline
      minRows={2}
      slotProps={{ htmlInput: { dir: 'auto' } }}
      sx={{ gridColumn: '1 / -1' }}
    />
  </FormSection>
);
