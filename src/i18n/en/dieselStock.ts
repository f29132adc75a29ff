import type { dieselStock as type } from '../../domain/diesel/stock.ts';
import type { RecordTexts } from '../recordMessages.ts';
import { voucherFields } from './diesel.ts';

/** Texts of the diesel stock. */
export const dieselStock = {
  name: 'Stock |||| Stock',
  fields: {
    name: 'Tank',
    branch_id: voucherFields.branch_id,
    company_id: voucherFields.company_id,
    capacity_l: 'Capacity',
    reorder_level_l: 'Reorder level',
    liters: 'Last count',
    cost: 'Price per litre',
    counted_at: 'Counted',
    counted_by: 'Counted by',
    book_l: 'In the tank',
    // Of a count, in the log.
    reason: 'Reason for the variance',
    graduation_l: 'One graduation of the stick (L)',
  },
  options: {},
  stats: {},
} satisfies RecordTexts<typeof type>;
