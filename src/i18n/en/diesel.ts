import { BRANCHES } from '../../domain/people/branch.ts';

/** What the texts of all vouchers of diesel share. */

const branchNames = Object.fromEntries(BRANCHES.map(({ id, name }) => [id, name])) as {
  readonly [Branch in (typeof BRANCHES)[number] as `${Branch['id']}`]: Branch['name'];
};

export const voucherFields = {
  ref: 'Voucher',
  at: 'Date and time',
  branch_id: 'Branch',
  company_id: 'Company',
  notes: 'Notes',
  status: 'Status',
  from: 'From',
  to: 'To',
};

export const voucherOptions = {
  branch_id: branchNames,
  status: { posted: 'Posted', void: 'Void' },
};
