import { dueSoonField, type DueSoonField } from '../../domain/base/dueSoon.ts';
import { EXPIRY_KINDS } from '../../domain/base/expiryKinds.ts';
import type { LaterMessages } from '../messages.ts';
import { common } from './common.ts';
import { shell } from './shell.ts';

type Texts = LaterMessages['resources'];

export const companyProfile: Texts['admin/settings/company'] = {
  name: 'بيانات الشركة',
  fields: {
    companyName: 'اسم الشركة',
    companyName_ar: 'الاسم بالعربية',
    description: 'الوصف',
    logo: 'الشعار',
    address: 'العنوان',
    city: 'المدينة',
    country: 'الدولة',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    website: 'الموقع الإلكتروني',
    vatId: 'رقم التسجيل الضريبي',
    taxId: 'الرقم الضريبي',
  },
  hints: { vatId: '15 رقمًا، كما في شهادة الهيئة الاتحادية للضرائب' },
  sections: { company: 'الشركة', contact: 'التواصل', address: 'العنوان', tax: 'الضريبة' },
  options: {},
  stats: {},
};

const kinds = { ...shell.menu, ...common.expiryKinds };

export const localization: Texts['admin/settings/localization'] = {
  name: 'اللغة والمنطقة',
  fields: {
    language: 'اللغة',
    time_zone: 'المنطقة الزمنية',
    date_format: 'صيغة التاريخ',
    currency: 'العملة',
    first_day_of_week: 'أول يوم في الأسبوع',
    weekend: 'عطلة نهاية الأسبوع',
    idle_lock_minutes: 'القفل بعد',
    due_soon_days: 'عدد الأيام قبل الانتهاء',
    ...(Object.fromEntries(
      EXPIRY_KINDS.map((kind) => [dueSoonField(kind), `${kinds[kind]}: عدد الأيام قبل الانتهاء`]),
    ) as Record<DueSoonField, string>),
  },
  sections: { place: 'الوقت واللغة', dates: 'التواريخ والعملة', papers: 'تنبيهات الانتهاء' },
};

export const security: Texts['admin/settings/security'] = {
  name: 'الأمان',
  fields: { two_factor_enabled: 'التحقق بخطوتين' },
};
