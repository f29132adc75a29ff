import type { ArabicRecordTexts } from '../messages.ts';
import { activity } from './activity.ts';
import { formsOf, named } from './forms.ts';
import { nouns } from './nouns.ts';

export const dieselAudit: ArabicRecordTexts<'diesel/audit'> = {
  ...activity,
  name: named('قيد تدقيق', 'سجل التدقيق'),
  forms: formsOf(
    'قيد تدقيق',
    'قيد التدقيق',
    ['قيود التدقيق', 'قيود التدقيق'],
    'قيود تدقيق',
    nouns.auditEntry,
  ),
  page: { list: 'سجل التدقيق' },
  empty: {
    title: 'لا توجد قيود تدقيق',
    invite: 'ستظهر هنا كل عمليات الصرف والشراء والسحب والجرد والتصدير.',
  },
  failed: { load: 'تعذّر تحميل سجل التدقيق. يُرجى إعادة المحاولة لاحقًا.' },
  notOffered: { list: 'هذا الخادم لا يحفظ سجل التدقيق.' },
};
