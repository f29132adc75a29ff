import type { ArabicRecordTexts } from '../messages.ts';
import { formsOf, named, firstNouns } from './forms.ts';

export const drivers: ArabicRecordTexts<'fleet/drivers'> = {
  name: named('سائق', 'السائقون'),
  forms: formsOf('سائق', 'السائق', ['السائقون', 'السائقين'], 'سائقين', firstNouns.driver),
  fields: {
    driver_id: 'الرقم',
    name: 'الاسم',
    name_ar: 'الاسم بالعربية',
    uae_number: 'الرقم في الإمارات',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    company_id: 'الشركة',
    truck_id: 'الشاحنة',
    trailer_id: 'المقطورة',
    gatepass_expiry: 'انتهاء تصريح الدخول',
    road_permit_expiry: 'انتهاء تصريح الطريق',
    status: 'الحالة',
    q: 'البحث بالاسم أو الرقم أو الهاتف',
  },
  sections: {
    person: 'السائق',
    assignment: 'الإسناد',
    contact: 'التواصل',
  },
  options: {
    status: {
      active: 'على رأس العمل',
      inactive: 'خارج العمل (في إجازة أو ملغى)',
      vacation: 'في إجازة',
      cancelled: 'ملغى',
    },
  },
  stats: {
    total: 'إجمالي السائقين',
    active: 'السائقون على رأس العمل',
    gatepass: 'تصاريح دخول تنتهي قريبًا',
    road_permit: 'تصاريح طريق تنتهي قريبًا',
    failed: 'تعذّر تحميل المؤشرات.',
  },
  actions: { addFirst: 'إضافة أول سائق' },
  failed: {
    delete: 'تعذّر حذف السائق. يُرجى إعادة المحاولة لاحقًا.',
    deleteMany: 'تعذّر حذف السائقين. يُرجى إعادة المحاولة لاحقًا.',
  },
  delete: {
    title: 'حذف %{name} (%{driver_id})؟',
  },
};
