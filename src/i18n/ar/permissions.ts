import type { Messages } from '../messages.ts';

export const permissions: Messages['permissions'] = {
  dashboard: 'لوحة المتابعة',
  super_view: 'نظرة عامة على الأسطول',
  pages: 'الصفحات القانونية',
  user_management: 'إدارة المستخدمين',
  profile: 'الملف الشخصي',
  settings: 'الإعدادات',
  drivers: 'السائقون',
  trucks: 'الشاحنات',
  trailers: 'المقطورات',
  documents: 'المستندات',
  activity: 'سجل النشاط',
  diesel_dashboard: 'لوحة متابعة الديزل',
  diesel_extractions: 'سحب الديزل',
  diesel_issues: 'صرف الديزل',
  diesel_purchases: 'مشتريات الديزل',
  diesel_audit: 'سجل تدقيق الديزل',
  diesel_reports: 'تقارير الديزل',
};
