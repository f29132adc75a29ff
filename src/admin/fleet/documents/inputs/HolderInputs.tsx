import { useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { HOLDER_RESOURCES, HOLDER_TYPES } from '../../../../domain/documents/documents.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { usePickFacts } from '../../../assignments/usePickFacts.ts';
import { useFieldValidators } from '../../../kit/formState/useFieldValidators.ts';
import { OptionInput } from '../../../kit/inputs/OptionInput.tsx';
import { choicesOf, SelectInput } from '../../../kit/inputs/SelectInput.tsx';
import { isHolderType } from '../fields/holder.ts';

const choices = choicesOf(RESOURCES.documents, 'holder_type', HOLDER_TYPES);

export const HolderInputs = () => {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const type: unknown = useWatch({ name: getSource('holder_type') });
  const validateType = useFieldValidators('holder_type');
  const facts = usePickFacts(isHolderType(type) ? HOLDER_RESOURCES[type] : '');
  const validateHolder = useFieldValidators('holder_id');
  return (
    <>
      <SelectInput
        source="holder_type"
        choices={choices}
        emptyText="resources.fleet/documents.noHolder"
        validate={validateType}
        onChange={() => setValue(getSource('holder_id'), null, { shouldDirty: true })}
      />
      {isHolderType(type) && (
        <OptionInput
          key={type}
          source="holder_id"
          reference={HOLDER_RESOURCES[type]}
          label={`resources.fleet/documents.options.holder_type.${type}`}
          validate={validateHolder}
          {...facts}
        />
      )}
    </>
  );
};
