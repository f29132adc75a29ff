import { numberOf } from '../base/validation.ts';
import { words } from '../base/words.ts';
import type { ImportRecord } from '../import/importTable.ts';
import { importTableOf } from '../import/importTableOf.ts';
import { toAed, toFils } from './amounts.ts';
import { dieselPurchases, type DieselPurchaseField } from './purchase.ts';
import { purchaseAmounts } from './purchaseAmounts.ts';

type Purchase = ImportRecord<DieselPurchaseField>;

/** Amounts that follow from litres and total, or from litres and price: only a price may be rounded. */
const amountsOf = (record: Purchase): Purchase => {
  const [net, vat] = [record.net, record.vat].map(numberOf);
  const sum = net === undefined || vat === undefined ? undefined : toAed(toFils(net) + toFils(vat));
  const total = numberOf(record.total) ?? sum;
  const wanted = total === undefined ? 'total' : 'unit_price';
  return purchaseAmounts({ ...record, total }, wanted) ?? {};
};

const BRANCH = {
  OCGLT: words('OCGLT'),
  Alain: words('Alain | Al Ain | العين'),
};

/** Invoice numbers are unique per supplier. */
export const purchaseImport = importTableOf(dieselPurchases, {
  key: ['supplier', 'invoice_no'],
  complete: { into: ['unit_price', 'net', 'vat', 'total'], from: amountsOf },
  example: {
    at: '2026-11-01 08:30',
    branch_id: 'OCGLT',
    supplier: 'Example Fuels LLC',
    supplier_trn: '100000000000003',
    invoice_no: 'EXAMPLE-1',
    delivery_note_no: 'DN-1',
    liters_invoiced: '20000',
    liters_received: '19950',
    unit_price: '2.6',
    net: '52000',
    vat: '2600',
    total: '54600',
  },
  fields: {
    at: {
      aliases: words(
        'date | date time | date and time | purchase date | invoice date | delivery date | delivered | received on',
        'التاريخ | التاريخ والوقت | تاريخ الشراء | تاريخ الفاتورة | تاريخ التوريد',
      ),
    },
    branch_id: { options: BRANCH, aliases: words('branch | branch name | site | الفرع') },
    company_id: { aliases: words('company | company name | الشركة | معرف الشركة') },
    supplier: {
      aliases: words('supplier name | vendor | vendor name | seller', 'المورد | اسم المورد'),
    },
    supplier_trn: {
      aliases: words(
        'trn | vat number | vat no | tax number | tax registration number | supplier vat no',
        'الرقم الضريبي | رقم التسجيل الضريبي | رقم التسجيل الضريبي للمورد',
      ),
    },
    invoice_no: {
      aliases: words(
        'invoice | invoice number | inv no | inv number | bill no | bill number',
        'رقم الفاتورة | الفاتورة',
      ),
    },
    delivery_note_no: {
      aliases: words(
        'delivery note | delivery note number | dn | dn no | do no | delivery order',
        'إذن التسليم | رقم إذن التسليم | سند التسليم | رقم إشعار التسليم',
      ),
    },
    liters_invoiced: {
      aliases: words(
        'litres invoiced | invoiced litres | invoiced liters | invoiced quantity | invoiced qty',
        'اللترات المفوترة | الكمية المفوترة',
      ),
      weakAliases: words('litres | liters | quantity | qty | اللترات | الكمية'),
    },
    liters_received: {
      aliases: words(
        'litres received | received litres | received liters | received quantity | received qty',
        'delivered litres | delivered liters | اللترات المستلمة | الكمية المستلمة',
      ),
    },
    unit_price: {
      aliases: words(
        'price per litre | price per liter | price | rate | unit rate | aed per litre',
        'سعر اللتر | السعر',
      ),
    },
    net: {
      aliases: words(
        'net amount | amount before vat | subtotal | taxable amount',
        'الصافي | المبلغ قبل الضريبة',
      ),
    },
    vat: {
      aliases: words(
        'vat 5 % | vat amount | tax | tax amount',
        'الضريبة | ضريبة القيمة المضافة | ضريبة القيمة المضافة 5 %',
      ),
    },
    total: {
      aliases: words(
        'total with vat | total amount | amount | gross | gross amount | invoice total',
        'الإجمالي | المبلغ الإجمالي | الإجمالي مع الضريبة',
      ),
    },
    notes: { aliases: words('note | remarks | remark | comment | comments | ملاحظات') },
  },
});
