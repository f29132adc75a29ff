import type { ArabicRecordTexts } from '../messages.ts';
import { voucherFields, voucherOptions } from './diesel.ts';
import { formsOf, named } from './forms.ts';
import { nouns } from './nouns.ts';

export const dieselExtractions: ArabicRecordTexts<'diesel/extractions'> = {
  name: named('عملية سحب', 'عمليات السحب'),
  forms: formsOf(
    'عملية سحب',
    'عملية السحب',
    ['عمليات السحب', 'عمليات السحب'],
    'عمليات سحب',
    nouns.extraction,
  ),
  fields: {
    ...voucherFields,
    destination_type: 'الوجهة',
    destination: 'الاسم أو الرقم',
    liters: 'اللترات',
    unit_cost: 'سعر اللتر',
    total_cost: 'التكلفة',
    reason: 'السبب',
    extracted_by: 'سحبه',
    q: 'رقم السند أو الوجهة أو السبب',
  },
  sections: { main: 'السحب', voucher: 'السند' },
  options: {
    ...voucherOptions,
    destination_type: {
      bowser: 'صهريج تزويد',
      branch: 'فرع آخر',
      equipment: 'معدات',
      waste: 'هدر',
      other: 'أخرى',
    },
  },
  stats: {},
};
