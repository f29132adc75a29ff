import { showLitres, showPercent } from '../base/amountTexts.ts';
import { foldKey } from '../base/fold.ts';
import { dayFilters } from '../records/dayFilters.ts';
import { decimal, readOnly, text, type Field } from '../records/field.ts';
import { recordType, type FieldOf, type RecordOf, type RecordRule } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import { inForce, takenBackRef, type Correctable } from './corrections.ts';
import { closingFields, entryFields, headSection, LITRES, PRICE } from './entry.ts';
import { amountsRule, deliveryShortfall } from './purchaseAmounts.ts';

interface Delivery {
  liters_invoiced: number | null;
  liters_received: number | null;
}

interface Invoice extends Correctable {
  id: number;
  supplier: string;
  invoice_no: string;
}

const invoiceKey = ({ supplier, invoice_no }: Readonly<Record<string, unknown>>): string | null => {
  const parts = [foldKey(supplier), foldKey(invoice_no)];
  return parts.includes('') ? null : parts.join('|');
};

/** What is void or was taken back was not booked. */
const booked = (rows: readonly Invoice[]): readonly Invoice[] =>
  inForce(rows).filter(({ status }) => status !== 'void');

/** A supplier's invoice number is booked only once. */
const oneInvoice: RecordRule<Record<'supplier' | 'invoice_no', Field>, Invoice>['unique'] = {
  field: 'invoice_no',
  keyOf: invoiceKey,
  holders: booked,
  holder: (rows, draft: Invoice, ownId) => {
    const key = invoiceKey({ ...draft });
    if (key === null || takenBackRef(draft)) return undefined;
    return booked(rows).find((row) => row.id !== ownId && invoiceKey({ ...row }) === key);
  },
};

const amount = decimal({ required: true, min: 0, max: 100_000_000, unit: 'money' });

export const dieselPurchases = recordType({
  name: RESOURCES.dieselPurchases,
  label: 'ref',
  fields: {
    ...entryFields,
    supplier: text({ required: true, max: 255, search: true }),
    supplier_trn: text({ format: 'trn' }),
    invoice_no: text({ required: true, max: 100, search: true, latinDigits: true }),
    delivery_note_no: text({ max: 100, search: true, latinDigits: true }),
    liters_invoiced: decimal(LITRES),
    liters_received: decimal(LITRES),
    /** AED per litre before VAT. */
    unit_price: decimal({ ...PRICE, required: true }),
    net: amount,
    vat: amount,
    total: amount,
    received_by: readOnly(text({ required: true, search: true })),
    ...closingFields,
  },
  virtual: {
    shortfall: ({ liters_invoiced, liters_received }: Delivery) => {
      const short = deliveryShortfall(liters_invoiced, liters_received);
      return short ? `${showLitres(short.liters)} (${showPercent(short.share, 2)})` : '';
    },
  },
  rules: [amountsRule, { unique: oneInvoice }],
  ownFilters: dayFilters,
  filters: ['from', 'to', 'branch_id'],
  columns: [
    'ref',
    'at',
    'branch_id',
    'supplier',
    'invoice_no',
    'liters_received',
    'unit_price',
    'total',
  ],
  sections: {
    ...headSection,
    delivery: ['liters_invoiced', 'liters_received', 'shortfall'],
    amounts: ['unit_price', 'net', 'vat', 'total'],
    voucher: [
      'branch_id',
      'supplier',
      'supplier_trn',
      'invoice_no',
      'delivery_note_no',
      'received_by',
    ],
  },
});

export interface DieselPurchase extends RecordOf<typeof dieselPurchases> {}
export type DieselPurchaseField = FieldOf<typeof dieselPurchases>;
