import type { ArabicRecordTexts } from '../messages.ts';
import { voucherFields } from './diesel.ts';
import { formsOf, named } from './forms.ts';
import { nouns } from './nouns.ts';

export const dieselStock: ArabicRecordTexts<'diesel/stock'> = {
  name: named('المخزون', 'المخزون'),
  forms: formsOf('خزان', 'المخزون', ['المخزون', 'المخزون'], 'خزانات', nouns.tank),
  fields: {
    name: 'الخزان',
    branch_id: voucherFields.branch_id,
    company_id: voucherFields.company_id,
    capacity_l: 'السعة',
    reorder_level_l: 'حد إعادة الطلب',
    liters: 'آخر جرد',
    cost: 'سعر اللتر',
    counted_at: 'تاريخ الجرد',
    counted_by: 'أجرى الجرد',
    book_l: 'في الخزان',
    reason: 'سبب فرق الجرد',
    graduation_l: 'تدريجة واحدة من عصا القياس (لتر)',
  },
  options: {},
  stats: {},
};
