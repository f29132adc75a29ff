import type { ArabicRecordTexts } from '../messages.ts';
import { voucherFields, voucherOptions } from './diesel.ts';
import { formsOf, named } from './forms.ts';
import { nouns } from './nouns.ts';

export const dieselPurchases: ArabicRecordTexts<'diesel/purchases'> = {
  name: named('عملية شراء', 'المشتريات'),
  forms: formsOf(
    'عملية شراء',
    'عملية الشراء',
    ['المشتريات', 'المشتريات'],
    'مشتريات',
    nouns.purchase,
  ),
  fields: {
    ...voucherFields,
    supplier: 'المورّد',
    supplier_trn: 'رقم التسجيل الضريبي للمورّد',
    invoice_no: 'رقم الفاتورة',
    delivery_note_no: 'رقم إشعار التسليم',
    liters_invoiced: 'اللترات المفوترة',
    liters_received: 'اللترات المستلمة',
    unit_price: 'سعر اللتر',
    net: 'الصافي',
    vat: 'ضريبة القيمة المضافة \u20685%\u2069',
    total: 'الإجمالي مع الضريبة',
    shortfall: 'النقص',
    received_by: 'استلمه',
    q: 'رقم السند أو المورّد أو الفاتورة',
  },
  sections: { main: 'الشراء', voucher: 'السند', delivery: 'التسليم', amounts: 'المبالغ' },
  options: voucherOptions,
  stats: {},
};
