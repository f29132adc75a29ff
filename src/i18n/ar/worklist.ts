import type { LaterMessages } from '../messages.ts';
import { ofCounted } from './forms.ts';
import { nouns } from './nouns.ts';

export const worklist: LaterMessages['worklist'] = {
  title: 'بحاجة إلى متابعة',
  tabs: {
    expired: 'منتهية',
    today: 'اليوم',
    week: 'هذا الأسبوع',
    month: ofCounted(nouns.day, (days) => `خلال ${days}`, 'days'),
    soon: 'تنتهي قريبًا',
    weekOf: 'الأسبوع',
  },
  until: 'حتى %{day}',
  weekOver: 'ينتهي اليوم',
  columns: {
    holder: 'السائق أو الشاحنة أو المقطورة',
    paper: 'ما ينتهي',
    date: 'تاريخ الانتهاء',
    assigned: 'الإسناد',
  },
  kind: 'ما ينتهي',
  allKinds: 'كل التواريخ',
  holder: 'النوع',
  allHolders: 'كل الأنواع',
  newestFirst: 'الأحدث أولًا',
  oldestFirst: 'الأقدم أولًا',
  selected: ofCounted(nouns.expiry, (dates) => `تم تحديد ${dates}`),
  selectAll: 'تحديد الكل (%{smart_count})',
  allDone: 'لا شيء منتهٍ ولا شيء ينتهي قريبًا.',
  none: {
    expired: 'لا شيء منتهٍ.',
    today: 'لا شيء ينتهي اليوم.',
    week: 'لا شيء آخر ينتهي هذا الأسبوع.',
    month: ofCounted(nouns.day, (days) => `لا شيء آخر ينتهي خلال ${days}.`, 'days'),
    soon: ofCounted(nouns.day, (days) => `لا شيء ينتهي خلال ${days}.`, 'days'),
    weekOf: 'لا شيء ينتهي في هذا الأسبوع.',
  },
};
