import type { dieselExtractions as type } from '../../domain/diesel/extraction.ts';
import type { RecordTexts } from '../recordMessages.ts';
import { voucherFields, voucherOptions } from './diesel.ts';

/** Texts of the diesel extractions: diesel taken from a tank other than into a truck. */
export const dieselExtractions = {
  name: 'Extraction |||| Extractions',
  fields: {
    ...voucherFields,
    destination_type: 'Destination',
    destination: 'Name or number',
    liters: 'Litres',
    unit_cost: 'Price per litre',
    total_cost: 'Cost',
    reason: 'Reason',
    extracted_by: 'Taken by',
    q: 'Voucher, destination or reason',
  },
  sections: { main: 'Extraction', voucher: 'Voucher' },
  options: {
    ...voucherOptions,
    destination_type: {
      bowser: 'Bowser',
      branch: 'Other branch',
      equipment: 'Equipment',
      waste: 'Waste',
      other: 'Other',
    },
  },
  stats: {},
} satisfies RecordTexts<typeof type>;
