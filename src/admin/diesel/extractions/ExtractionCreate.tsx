import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import {
  BRANCH_NAMES,
  branchName,
  branchNames,
  sameBranch,
  type Branch,
} from '../../../domain/base/branch.ts';
import {
  EXTRACTION_DESTINATIONS,
  isToTank,
  type DieselExtraction,
} from '../../../domain/diesel/extraction.ts';
import { isKeptAsTank } from '../../../domain/diesel/stores.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useFieldValidators } from '../../kit/formState/useFieldValidators.ts';
import { PillsInput } from '../../kit/inputs/PillsInput.tsx';
import { RecordInput } from '../../kit/inputs/RecordInput.tsx';
import { filterOptions } from '../../kit/list/filters/recordFilters.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useBranchText } from '../../kit/texts/useBranchText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { useBranches } from '../useBranches.ts';
import { useStocks } from '../useStocks.ts';
import { Doubted } from '../vouchers/doubts/Doubted.tsx';
import { useBranchStock, useFormStock } from '../vouchers/useBranchStock.ts';
import { VoucherForm } from '../vouchers/VoucherForm.tsx';
import { BranchInput, LitresOut, MoreInputs } from '../vouchers/voucherInputs.tsx';

const TYPES = filterOptions(
  RESOURCES.dieselExtractions,
  'destination_type',
  EXTRACTION_DESTINATIONS,
);

type Sent = Readonly<Record<string, unknown>>;

const ExtractionCreate = () => {
  const t = useT();
  const { litres } = useAmountTexts();
  return (
    <VoucherForm
      label={t('diesel.saveNext')}
      afterwards={(sent) => <LostToBowser {...sent} />}
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

/** Warns once the server's stock, read again, has no tank for a bowser that was filled. */
const LostToBowser = ({ destination_type: type, destination, branch_id, liters }: Sent) => {
  const t = useT();
  const { litres } = useAmountTexts();
  const [bookedAt] = useState(Date.now);
  const { data: stocks = [], dataUpdatedAt } = useStocks();
  const { branches, nameOf } = useBranches();
  const isBowser = type === 'bowser' && typeof destination === 'string' && destination !== '';
  if (!isBowser || dataUpdatedAt < bookedAt || stocks.length === 0) return null;
  if (isKeptAsTank(destination, branches, stocks)) return null;
  return (
    <Alert tone="warn">
      {t('diesel.extraction.notKept', {
        bowser: destination,
        litres: litres(Number(liters)),
        branch: nameOf(branch_id),
      })}
    </Alert>
  );
};

const ExtractionFields = () => {
  const [branch, type, destination]: unknown[] = useWatch({
    name: ['branch_id', 'destination_type', 'destination'],
  });
  const { countedAt } = useBranchStock(branch) ?? {};
  const into = useFormStock(isToTank(type) ? destination : undefined);
  return (
    <Doubted known={{ countedAt, into }}>
      <BranchInput />
      <PillsInput
        source="destination_type"
        options={TYPES}
        validate={useFieldValidators('destination_type')}
      />
      <DestinationInput />
      <LitresOut />
      <RecordInput source="reason" />
      <MoreInputs />
    </Doubted>
  );
};

/** The bowser, machine or branch that gets the diesel; never the branch it comes from. */
const DestinationInput = () => {
  const { setValue, getValues } = useFormContext();
  const { defaultValues = {} } = useFormState();
  const [branchId, type]: unknown[] = useWatch({ name: ['branch_id', 'destination_type'] });
  const isTransfer = type === 'branch';
  const { branches } = useBranches();
  const branchText = useBranchText();
  const here = branchName(branches, branchId);
  const yards = branchNames(branches).filter((name) => !sameBranch(name, here));
  const others = isTransfer ? yards : tanksBeside(branches, here);
  const validate = useFieldValidators('destination');
  const [only] = others;
  const { destination_type: firstType, destination: first = '' } = defaultValues;
  const usual = isToTank(type) && others.length === 1 && only ? only : '';
  const start: unknown = type === firstType ? first : usual;
  const filled = useRef({ type: firstType, start: first });
  useEffect(() => {
    // The tanks may become known after something was typed.
    const { type: before, start: value } = filled.current;
    if (before === type && getValues('destination') !== value) return;
    setValue('destination', start);
    filled.current = { type, start };
  }, [setValue, getValues, start, type]);
  if (!isTransfer) return <PlaceInput type={type} here={here} />;
  return (
    <PillsInput
      source="destination"
      options={others.map((name) => ({ value: name, name: branchText(name) }))}
      validate={validate}
    />
  );
};

/** The tanks that are none of the yards'. */
const tanksBeside = (branches: readonly Branch[], here: string): readonly string[] =>
  branches
    .map(({ name }) => name)
    .filter((name) => ![here, ...BRANCH_NAMES].some((yard) => sameBranch(yard, name)));

interface PlaceInputProps {
  type: unknown;
  /** The name of the branch that it comes from. */
  here: string;
}

/** The bowser or machine, as it was named before; a bowser that is kept as a tank gets the litres. */
const PlaceInput = ({ type, here }: PlaceInputProps) => {
  const t = useT();
  const destination: unknown = useWatch({ name: 'destination' });
  const { data } = useAllRows<DieselExtraction>(RESOURCES.dieselExtractions);
  const known = useMemo(
    () => (data ?? []).flatMap((row) => (row.destination_type === type && row.destination) || []),
    [data, type],
  );
  const { branches } = useBranches();
  const tanks = isToTank(type) ? tanksBeside(branches, here) : [];
  const { data: stocks = [] } = useStocks();
  const isKept = isKeptAsTank(destination, branches, stocks);
  return (
    <div>
      <RecordInput source="destination" suggestions={[...new Set([...tanks, ...known])]} />
      {isToTank(type) && Boolean(destination) && (
        <p className="soft">{t(isKept ? 'diesel.extraction.kept' : 'diesel.extraction.mayOpen')}</p>
      )}
    </div>
  );
};

export default ExtractionCreate;
