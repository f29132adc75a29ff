import type { ArabicRecordTexts } from '../messages.ts';
import { voucherFields, voucherOptions } from './diesel.ts';
import { formsOf, named } from './forms.ts';
import { nouns } from './nouns.ts';

export const dieselIssues: ArabicRecordTexts<'diesel/issues'> = {
  name: named('عملية صرف', 'عمليات الصرف'),
  forms: formsOf(
    'عملية صرف',
    'عملية الصرف',
    ['عمليات الصرف', 'عمليات الصرف'],
    'عمليات صرف',
    nouns.issue,
  ),
  page: { create: 'صرف ديزل' },
  actions: { add: 'صرف ديزل', addFirst: 'صرف ديزل' },
  fields: {
    ...voucherFields,
    truck_id: 'الشاحنة',
    truck_number: 'رقم الشاحنة',
    driver_id: 'السائق',
    driver_name: 'اسم السائق',
    liters: 'اللترات',
    odometer_km: 'عدّاد المسافة (كم)',
    full_tank: 'تعبئة كاملة',
    unit_cost: 'سعر اللتر',
    total_cost: 'التكلفة',
    issued_by: 'صرفه',
    q: 'رقم السند أو الشاحنة أو السائق أو من صرفه أو الملاحظات',
  },
  sections: { main: 'الصرف', voucher: 'السند' },
  options: voucherOptions,
  stats: {},
};
