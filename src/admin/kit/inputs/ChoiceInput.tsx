import { SelectInput, useRecordContext, useResourceContext } from 'react-admin';

import type { Check } from '../../../domain/base/validation.ts';
import { useValidator } from '../form/useValidator.ts';

interface ChoiceInputProps {
  source: string;
  values: readonly string[];
  checks: readonly Check[];
  /** Where the labels stand among the texts of the record type. */
  labels?: string;
  /** What the empty choice is called; without it there is none. */
  emptyText?: string;
}

/** One of a few values. A stored one that only the server knows can stay. */
export const ChoiceInput = ({
  source,
  values,
  checks,
  labels = 'statuses',
  emptyText,
}: ChoiceInputProps) => {
  const resource = useResourceContext();
  const stored: unknown = useRecordContext<Record<string, unknown> & { id: number }>()?.[source];
  const choices = values.map((id) => ({ id, name: `resources.${resource}.${labels}.${id}` }));
  const isKnown = typeof stored !== 'string' || stored === '' || values.includes(stored);
  return (
    <SelectInput
      source={source}
      choices={isKnown ? choices : [...choices, { id: stored, name: stored }]}
      validate={useValidator(source, checks)}
      helperText={false}
      {...(emptyText !== undefined && { emptyText, resettable: true })}
    />
  );
};
