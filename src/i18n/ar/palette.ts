import type { LaterMessages } from '../messages.ts';
import { counted } from './forms.ts';
import { nouns } from './nouns.ts';

export const palette: LaterMessages['palette'] = {
  title: 'البحث والأوامر',
  input: 'البحث في الصفحات والسجلات والإجراءات',
  none: 'لا توجد نتائج لـ «%{text}»',
  loading: 'جارٍ تحميل السجلات…',
  failed: 'لم يشمل البحث كل شيء: تعذّر تحميل %{lists}.',
  found: counted(nouns.result),
  keys: { move: 'تنقّل', open: 'فتح', close: 'إغلاق' },
  groups: {
    recent: 'الأخيرة',
    pages: 'الصفحات',
    actions: 'الإجراءات',
    filters: 'القوائم',
    records: 'السجلات',
  },
  filter: '%{records}: %{value} (%{filter})\u200f',
  firstOf: '%{shown} من %{count}',
  actions: {
    renewExpired: 'تجديد ما انتهى',
    renewSoon: 'تجديد ما ينتهي قريبًا',
    assign: 'إسناد المركبات التي بلا سائق',
    light: 'المظهر: فاتح',
    dark: 'المظهر: داكن',
    system: 'المظهر: حسب الجهاز',
    signOut: 'تسجيل الخروج',
  },
  words: {
    light: 'وضع نهاري مضيء theme light',
    dark: 'وضع ليلي أسود theme dark',
    system: 'وضع تلقائي theme system',
    signOut: 'خروج مغادرة logout',
    expired: 'منتهي متأخر expired',
    renew: 'تجديد إسناد تعديل renew assign edit',
    assign: 'إسناد متاحة سائق شاحنة مقطورة assign free',
    create: 'جديد إنشاء add new',
    import: 'رفع ملف csv excel import',
  },
};
