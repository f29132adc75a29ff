import type { dieselPurchases as type } from '../../domain/diesel/purchase.ts';
import type { RecordTexts } from '../recordMessages.ts';
import { voucherFields, voucherOptions } from './diesel.ts';

/** Texts of the diesel purchases. */
export const dieselPurchases = {
  name: 'Purchase |||| Purchases',
  fields: {
    ...voucherFields,
    supplier: 'Supplier',
    supplier_trn: 'Supplier TRN',
    invoice_no: 'Invoice No.',
    delivery_note_no: 'Delivery Note No.',
    liters_invoiced: 'Litres invoiced',
    liters_received: 'Litres received',
    unit_price: 'Price per litre',
    net: 'Net',
    vat: 'VAT 5%',
    total: 'Total with VAT',
    shortfall: 'Shortfall',
    received_by: 'Received by',
    q: 'Voucher, supplier or invoice',
  },
  sections: { main: 'Purchase', voucher: 'Voucher', delivery: 'Delivery', amounts: 'Amounts' },
  options: voucherOptions,
  stats: {},
} satisfies RecordTexts<typeof type>;
