import type { dieselIssues } from '../../../domain/diesel/issue.ts';
import type { Looks } from '../../kit/record/RecordTypeContext.ts';
import { amountLook } from '../vouchers/AmountFields.tsx';

export const looks: Looks<typeof dieselIssues> = {
  ...amountLook('liters', 'litres'),
  ...amountLook('unit_cost', 'unitPrice'),
  ...amountLook('total_cost', 'money'),
};
