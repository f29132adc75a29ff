import type { ArabicRecordTexts } from '../messages.ts';
import { voucherFields } from './diesel.ts';
import { formsOf, named } from './forms.ts';
import { nouns } from './nouns.ts';

export const dieselBooks: ArabicRecordTexts<'diesel/books'> = {
  name: named('إقفال', 'عمليات الإقفال'),
  forms: formsOf(
    'إقفال',
    'الإقفال',
    ['عمليات الإقفال', 'عمليات الإقفال'],
    'عمليات إقفال',
    nouns.closing,
  ),
  fields: {
    at: 'الوقت',
    by: 'المستخدم',
    subject: 'الموضوع',
    action: 'الإجراء',
    branch_id: voucherFields.branch_id,
    month: 'الشهر',
    anomaly: 'الحالة غير المعتادة',
    why: 'السبب',
    liters: 'لترات الإقفال',
    value: 'قيمة الإقفال',
    vouchers: 'السندات المشمولة',
  },
  options: { action: { close: 'إقفال', reopen: 'إعادة فتح' } },
  stats: {},
};
