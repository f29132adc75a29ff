import { SelectInput, useRecordContext } from 'react-admin';
import type { Validator } from 'react-admin';

import type { SelectField } from '../../../domain/records/field.ts';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { choicesOf } from '../texts/choiceLabels.ts';

interface OptionsInputProps {
  source: string;
  field: SelectField;
  validate: Validator | Validator[];
}

/** One of a few options. A stored one that only the server knows can stay. */
export const OptionsInput = ({ source, field, validate }: OptionsInputProps) => {
  const { name } = useRecordType();
  const stored: unknown = useRecordContext<Record<string, unknown> & { id: number }>()?.[source];
  const choices = choicesOf(name, source, field.options);
  const isKnown = typeof stored !== 'string' || stored === '' || field.options.includes(stored);
  const canBeEmpty = field.default === undefined && !field.required;
  return (
    <SelectInput
      source={source}
      choices={isKnown ? choices : [...choices, { id: stored, name: stored }]}
      validate={validate}
      helperText={false}
      {...(canBeEmpty && { emptyText: 'common.notGiven', resettable: true })}
    />
  );
};
