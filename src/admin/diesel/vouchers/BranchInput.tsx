import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { DieselStockRow } from '../../../domain/diesel/stock.ts';
import { BRANCH_CHOICES } from '../../../domain/people/branch.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useFieldValidators } from '../../kit/form/useFieldValidators.ts';
import { PillsInput } from '../../kit/inputs/PillsInput.tsx';

/** The branch whose tank it is. The voucher belongs to the company that owns the tank. */
export const BranchInput = () => {
  const { setValue } = useFormContext();
  const branch: unknown = useWatch({ name: 'branch_id' });
  const { data: stocks } = useAllRows<DieselStockRow>(RESOURCES.dieselStock);
  const stock = stocks?.find(({ branch_id }) => String(branch_id) === branch);
  const company = stock?.company_id ?? '';
  useEffect(() => setValue('company_id', company), [setValue, company]);
  return (
    <PillsInput
      source="branch_id"
      options={BRANCH_CHOICES}
      validate={useFieldValidators('branch_id')}
    />
  );
};
