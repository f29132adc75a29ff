import type { dieselIssues as type } from '../../domain/diesel/issue.ts';
import type { RecordTexts } from '../recordMessages.ts';
import { voucherFields, voucherOptions } from './diesel.ts';

/** Texts of the diesel issues: diesel given to trucks. */
export const dieselIssues = {
  name: 'Issue |||| Issues',
  page: { create: 'Issue diesel' },
  actions: { add: 'Issue diesel', addFirst: 'Issue diesel' },
  fields: {
    ...voucherFields,
    truck_id: 'Truck',
    truck_number: 'Truck number',
    driver_id: 'Driver',
    driver_name: 'Driver’s name',
    liters: 'Litres',
    odometer_km: 'Odometer (km)',
    full_tank: 'Full tank',
    unit_cost: 'Price per litre',
    total_cost: 'Cost',
    issued_by: 'Issued by',
    q: 'Voucher, truck, driver, issuer or notes',
  },
  sections: { main: 'Issue', voucher: 'Voucher' },
  options: voucherOptions,
  stats: {},
} satisfies RecordTexts<typeof type>;
