import type { ArabicRecordTexts } from '../messages.ts';
import { counted, formsOf, named } from './forms.ts';
import { nouns } from './nouns.ts';

export const activity: ArabicRecordTexts<'fleet/activity'> = {
  name: named('نشاط', 'سجل النشاط'),
  forms: formsOf('نشاط', 'النشاط', ['الأنشطة', 'الأنشطة'], 'أنشطة', nouns.activity),
  page: { list: 'سجل النشاط' },
  fields: {
    at: 'الوقت',
    actor_id: 'المستخدم',
    actor_name: 'المستخدم',
    actor_role: 'الدور',
    kind: 'النوع',
    action: 'الإجراء',
    entity_type: 'نوع السجل',
    entity_id: 'السجل',
    entity_label: 'السجل',
    changes: 'التغييرات',
    actor: 'المستخدم',
    from: 'من',
    to: 'إلى',
    q: 'البحث في السجل',
  },
  options: {
    kind: {
      user: 'إجراءات المستخدمين',
      system: 'أحداث النظام',
      authentication: 'تسجيل الدخول والخروج',
    },
    action: {
      create: 'إضافة',
      update: 'تغيير',
      delete: 'حذف',
      import: 'استيراد',
      export: 'تصدير',
      login: 'تسجيل الدخول',
      logout: 'تسجيل الخروج',
      failed_login: 'محاولة دخول فاشلة',
      reminder: 'إرسال تذكير',
    },
  },
  stats: {},
  reversed: 'يجب ألا يسبق تاريخ «من»',
  count: counted(nouns.activity, (activities) => `الإجمالي: ${activities}`),
  empty: {
    title: 'لا توجد أنشطة',
    invite: 'ستظهر هنا إجراءات المستخدمين والنظام.',
  },
  failed: { load: 'تعذّر تحميل سجل النشاط. يُرجى إعادة المحاولة لاحقًا.' },
  notOffered: { list: 'هذا الخادم لا يحفظ سجل النشاط.' },
  days: {
    label: 'الأيام',
    today: 'اليوم',
    yesterday: 'أمس',
    week: 'آخر 7 أيام',
    unknown: 'يوم غير معروف',
  },
  routine: counted({
    one: 'عملية دخول أو خروج واحدة',
    two: ['عمليتا دخول أو خروج', 'عمليتي دخول أو خروج'],
    few: 'عمليات دخول وخروج',
    many: 'عملية دخول وخروج',
    other: 'عملية دخول وخروج',
  }),
  more: counted(nouns.change, (changes) => `إضافةً إلى ذلك: ${changes}`),
  fewer: 'عرض أقل',
  becomes: 'أصبح',
  history: {
    title: 'السجل الزمني',
    none: 'لا يوجد سجل زمني بعد.',
    all: 'عرض الكل (%{count})',
  },
};
