import type { dieselPurchases } from '../../../domain/diesel/purchase.ts';
import type { Looks } from '../../kit/record/RecordTypeContext.ts';
import { amountLook } from '../vouchers/AmountFields.tsx';

export const looks: Looks<typeof dieselPurchases> = {
  ...amountLook('liters_invoiced', 'litres'),
  ...amountLook('liters_received', 'litres'),
  ...amountLook('unit_price', 'unitPrice'),
  ...amountLook('net', 'money'),
  ...amountLook('vat', 'money'),
  ...amountLook('total', 'money'),
};
