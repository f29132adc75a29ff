import type { dieselBooks as type } from '../../domain/diesel/bookEntry.ts';
import type { RecordTexts } from '../recordMessages.ts';
import { voucherFields } from './diesel.ts';

/** Texts of what is closed in the diesel books. */
export const dieselBooks = {
  name: 'Closing |||| Closings',
  fields: {
    at: 'On',
    by: 'By',
    subject: 'Of',
    action: 'Action',
    branch_id: voucherFields.branch_id,
    month: 'Month',
    anomaly: 'Anomaly',
    why: 'Reason',
    liters: 'Closing litres',
    value: 'Closing value',
    vouchers: 'Vouchers in it',
  },
  options: { action: { close: 'Closed', reopen: 'Reopened' } },
  stats: {},
} satisfies RecordTexts<typeof type>;
