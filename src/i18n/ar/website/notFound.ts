import type { SiteMessages } from '../../messages.ts';

export const notFound: SiteMessages['notFound'] = {
  heading: 'هل ضللت الطريق؟',
  text: 'لا توجد صفحة بهذا العنوان. ربما نُقلت، أو أن الرابط غير صحيح.',
  search: 'البحث في الصفحات المتاحة لك',
  pages: 'الصفحات',
  home: 'الصفحة الرئيسية',
  none: 'لا توجد صفحات مطابقة.',
  goHome: 'الصفحة الرئيسية',
  contactSupport: 'التواصل مع الدعم',
};
