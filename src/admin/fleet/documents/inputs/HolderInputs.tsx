import { SelectInput, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { HOLDER_RESOURCES, HOLDER_TYPES } from '../../../../domain/documents/document.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { OptionInput } from '../../../kit/inputs/OptionInput.tsx';
import { choicesOf } from '../../../kit/texts/choiceLabels.ts';
import { HOLDER_TEXT, isHolderType } from '../fields/holder.ts';
import { usePairValidator } from './usePairValidator.ts';

const choices = choicesOf(RESOURCES.documents, 'holderTypes', HOLDER_TYPES);

/** Whose paper it is: first of what sort, then who or which. */
export const HolderInputs = () => {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const type: unknown = useWatch({ name: getSource('holder_type') });
  const validateType = usePairValidator('holder_type');
  const validateHolder = usePairValidator('holder_id');
  return (
    <>
      <SelectInput
        source="holder_type"
        choices={choices}
        emptyText="resources.fleet/documents.noHolder"
        validate={validateType}
        helperText={false}
        onChange={() => setValue(getSource('holder_id'), null, { shouldDirty: true })}
      />
      {isHolderType(type) && (
        <OptionInput
          key={type}
          source="holder_id"
          reference={HOLDER_RESOURCES[type]}
          text={HOLDER_TEXT[type]}
          label={`resources.fleet/documents.holderTypes.${type}`}
          validate={validateHolder}
        />
      )}
    </>
  );
};
