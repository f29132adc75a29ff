import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import { EXTRACTION_DESTINATIONS } from '../../../domain/diesel/extraction.ts';
import { branchName, branchNames, sameBranch } from '../../../domain/people/branch.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useFieldValidators } from '../../kit/form/useFieldValidators.ts';
import { PillsInput } from '../../kit/inputs/PillsInput.tsx';
import { RecordInput } from '../../kit/inputs/RecordInput.tsx';
import { filterOptions } from '../../kit/list/filters/recordFilters.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useBranches } from '../useBranches.ts';
import { Doubted } from '../vouchers/doubts/Doubted.tsx';
import { useBranchStock } from '../vouchers/useBranchStock.ts';
import { VoucherForm } from '../vouchers/VoucherForm.tsx';
import { BranchInput, LitresOut, MoreInputs } from '../vouchers/voucherInputs.tsx';

const TYPES = filterOptions(
  RESOURCES.dieselExtractions,
  'destination_type',
  EXTRACTION_DESTINATIONS,
);

/** Books an extraction. */
const ExtractionCreate = () => {
  const t = useT();
  const { litres } = useAmountTexts();
  return (
    <VoucherForm
      label={t('diesel.saveNext')}
      said={({ liters, destination, destination_type: type }) =>
        t('diesel.extraction.booked', {
          litres: litres(Number(liters)),
          destination:
            typeof destination === 'string' && destination !== ''
              ? destination
              : t(`resources.diesel/extractions.options.destination_type.${String(type)}` as never),
        })
      }
    >
      <ExtractionFields />
    </VoucherForm>
  );
};

const ExtractionFields = () => {
  const [branch, type, destination]: unknown[] = useWatch({
    name: ['branch_id', 'destination_type', 'destination'],
  });
  const { countedAt } = useBranchStock(branch) ?? {};
  const into = useBranchStock(type === 'branch' ? destination : undefined);
  return (
    <Doubted known={{ countedAt, into }}>
      <BranchInput />
      <TypeInput />
      <DestinationInput />
      <LitresOut />
      <RecordInput source="reason" />
      <MoreInputs />
    </Doubted>
  );
};

const TypeInput = () => (
  <PillsInput
    source="destination_type"
    options={TYPES}
    validate={useFieldValidators('destination_type')}
  />
);

/** The bowser, machine or branch that gets the diesel; never the branch it comes from. */
const DestinationInput = () => {
  const { setValue } = useFormContext();
  const { defaultValues = {} } = useFormState();
  const [branchId, type]: unknown[] = useWatch({ name: ['branch_id', 'destination_type'] });
  const isTransfer = type === 'branch';
  const { branches } = useBranches();
  const here = branchName(branches, branchId);
  const others = branchNames(branches).filter((name) => !sameBranch(name, here));
  const validate = useFieldValidators('destination');
  const [only] = others;
  const { destination_type: firstType, destination: first = '' } = defaultValues;
  const usual = isTransfer && others.length === 1 && only ? only : '';
  const start: unknown = type === firstType ? first : usual;
  useEffect(() => setValue('destination', start), [setValue, start, isTransfer]);
  if (!isTransfer) return <RecordInput source="destination" />;
  return (
    <PillsInput
      source="destination"
      options={others.map((name) => ({ value: name, name }))}
      validate={validate}
    />
  );
};

export default ExtractionCreate;
