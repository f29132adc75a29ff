import type { SelectField } from '../../../domain/records/field.ts';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { choicesOf, SelectInput } from './SelectInput.tsx';
import type { FieldInputProps } from './useField.tsx';

interface OptionsInputProps extends FieldInputProps {
  field: SelectField;
}

export const OptionsInput = ({ field, ...props }: OptionsInputProps) => (
  <SelectInput
    {...props}
    choices={choicesOf(useRecordType().name, props.source, field.options)}
    emptyText={field.default === undefined && !field.required ? 'common.notGiven' : undefined}
  />
);
