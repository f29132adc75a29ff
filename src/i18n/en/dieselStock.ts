import type { dieselStock as type } from '../../domain/diesel/stock.ts';
import type { RecordTexts } from '../recordMessages.ts';
import { voucherFields, voucherOptions } from './diesel.ts';

/** Texts of the diesel stock. */
export const dieselStock = {
  name: 'Stock |||| Stock',
  fields: {
    name: 'Tank',
    branch_id: voucherFields.branch_id,
    company_id: voucherFields.company_id,
    capacity_l: 'Capacity (l)',
    reorder_level_l: 'Reorder level (l)',
    liters: 'Last count (l)',
    cost: 'Price per litre',
    counted_at: 'Counted',
    counted_by: 'Counted by',
    book_l: 'In the tank (l)',
  },
  options: { branch_id: voucherOptions.branch_id },
  stats: {},
} satisfies RecordTexts<typeof type>;
