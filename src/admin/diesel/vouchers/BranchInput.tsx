import { BRANCHES } from '../../../domain/people/branch.ts';
import { useFieldValidators } from '../../kit/form/useFieldValidators.ts';
import { PillsInput } from '../../kit/inputs/PillsInput.tsx';

const options = BRANCHES.map(({ id, name }) => ({ value: String(id), name }));

/** The branch whose tank it is. */
export const BranchInput = () => (
  <PillsInput source="branch_id" options={options} validate={useFieldValidators('branch_id')} />
);
