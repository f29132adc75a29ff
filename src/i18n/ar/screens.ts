import type { LaterMessages } from '../messages.ts';

export const screens: LaterMessages['screens'] = {
  notFound: {
    documentTitle: 'الصفحة غير موجودة',
    title: 'هل ضللت الطريق؟',
    text: 'لا توجد صفحة بهذا العنوان. ربما نُقلت، أو أن الرابط غير صحيح.',
    search: 'البحث في الصفحات المتاحة لك',
    noMatch: 'لا توجد نتائج لـ «%{text}»',
    contactSupport: 'التواصل مع الدعم',
  },
  denied: {
    documentTitle: 'الوصول غير مسموح',
    title: 'ليست لديك صلاحية لهذه الصفحة',
    text: 'تتطلب صلاحية «%{permission}»، ودورك «%{role}».',
    textNoRole: 'تتطلب صلاحية «%{permission}»، ولم يُحدَّد دور لحسابك بعد.',
    ask: 'يُرجى مراجعة المشرف العام إذا كنت تحتاج إليها في عملك.',
  },
  welcome: {
    title: 'مرحبًا، %{name}',
    role: 'تم تسجيل دخولك بدور «%{role}».',
    noRole: 'تم تسجيل دخولك. لم يُحدَّد دور لحسابك بعد.',
    can: 'يمكنك عرض ملفك الشخصي وتعديله.',
    ask: 'ستتاح لك صفحات السائقين والشاحنات والديزل فور منحك الصلاحية من المشرف العام.',
    reach: 'للتواصل مع %{company}:',
    profile: 'فتح ملفك الشخصي',
    write: 'التواصل مع الدعم',
  },
};
