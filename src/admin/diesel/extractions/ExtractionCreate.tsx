import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { numberOf } from '../../../domain/base/validation.ts';
import { EXTRACTION_DESTINATIONS } from '../../../domain/diesel/extraction.ts';
import { branchIdOf, BRANCHES } from '../../../domain/people/branch.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useFieldValidators } from '../../kit/form/useFieldValidators.ts';
import { PillsInput } from '../../kit/inputs/PillsInput.tsx';
import { RecordInput } from '../../kit/inputs/RecordInput.tsx';
import { filterOptions } from '../../kit/list/filters/recordFilters.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useSession } from '../../kit/useSession.ts';
import { BranchInput } from '../vouchers/BranchInput.tsx';
import { LitresOut } from '../vouchers/LitresOut.tsx';
import { MoreInputs } from '../vouchers/MoreInputs.tsx';
import { useBranchStock, type BranchStock } from '../vouchers/useBranchStock.ts';
import { VoucherForm } from '../vouchers/VoucherForm.tsx';

const KEEPS = ['branch_id'];
const TYPES = filterOptions(
  RESOURCES.dieselExtractions,
  'destination_type',
  EXTRACTION_DESTINATIONS,
);

/** Books an extraction. */
const ExtractionCreate = () => {
  const t = useT();
  const { litres } = useAmountTexts();
  const branch = branchIdOf(useSession()?.user.branch);
  const stock = useRef<BranchStock>(undefined);
  return (
    <VoucherForm
      start={{ branch_id: branch === undefined ? '' : String(branch) }}
      keeps={KEEPS}
      label={t('diesel.saveNext')}
      prepare={(values) => ({
        ...values,
        company_id: stock.current?.companyId,
        unit_cost: stock.current?.unitCost,
      })}
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
      <ExtractionFields
        onStock={(found) => {
          stock.current = found;
        }}
      />
    </VoucherForm>
  );
};

interface ExtractionFieldsProps {
  onStock: (stock: BranchStock | undefined) => void;
}

const ExtractionFields = ({ onStock }: ExtractionFieldsProps) => {
  const branchId: unknown = useWatch({ name: 'branch_id' });
  const stock = useBranchStock(numberOf(branchId));
  useEffect(() => onStock(stock), [onStock, stock]);
  return (
    <>
      <BranchInput />
      <PillsInput
        source="destination_type"
        options={TYPES}
        validate={useFieldValidators('destination_type')}
      />
      <DestinationInput branchId={branchId} />
      <LitresOut stock={stock} />
      <RecordInput source="reason" />
      <MoreInputs />
    </>
  );
};

/** The bowser, machine or branch that gets the diesel; never the branch it comes from. */
const DestinationInput = ({ branchId }: { branchId: unknown }) => {
  const { setValue } = useFormContext();
  const type: unknown = useWatch({ name: 'destination_type' });
  const isTransfer = type === 'branch';
  const others = BRANCHES.filter(({ id }) => String(id) !== String(branchId));
  const validate = useFieldValidators('destination');
  const [only] = others;
  const start = isTransfer && others.length === 1 && only ? only.name : '';
  useEffect(() => setValue('destination', start), [setValue, start, isTransfer]);
  if (!isTransfer) return <RecordInput source="destination" />;
  return (
    <PillsInput
      source="destination"
      options={others.map(({ name }) => ({ value: name, name }))}
      validate={validate}
    />
  );
};

export default ExtractionCreate;
