import type { Check } from '../../../domain/base/validation.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { FormSection } from '../form/FormSection.tsx';
import { CheckedText } from './CheckedInputs.tsx';

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
