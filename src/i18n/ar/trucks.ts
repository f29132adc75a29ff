import type { ArabicRecordTexts } from '../messages.ts';
import { formsOf, named } from './forms.ts';
import { nouns } from './nouns.ts';
import { plateSources, vehicleFields } from './vehicles.ts';

export const trucks: ArabicRecordTexts<'fleet/trucks'> = {
  name: named('شاحنة', 'الشاحنات'),
  forms: formsOf('شاحنة', 'الشاحنة', ['الشاحنات', 'الشاحنات'], 'شاحنات', nouns.truck),
  fields: {
    ...vehicleFields,
    truck_number: 'رقم الشاحنة',
    body_type: 'نوع الهيكل',
    chassis_no: 'رقم القاعدة',
    insurance_company: 'شركة التأمين',
    road_permit_expiry: 'انتهاء تصريح الطريق',
    gatepass_expiry: 'انتهاء تصريح الدخول',
    tracking_status: 'التتبع',
    tracking_provider: 'مزوّد التتبع',
    tracking_last_seen: 'آخر ظهور',
    odometer_km: 'عدّاد المسافة (كم)',
    fuel_tank_capacity_l: 'خزان الوقود (لتر)',
    expected_l_per_100km: 'المتوقع (لتر/100 كم)',
    driver: 'السائق',
    q: 'الرقم أو اللوحة أو الطراز أو السائق',
  },
  sections: {
    truck: 'الشاحنة',
    plate: 'لوحة الأرقام',
    tracking: 'جهاز التتبع',
    fuel: 'الوقود والمسافة',
  },
  options: {
    plate_emirate: plateSources,
    status: {
      active: 'عاملة',
      maintenance: 'في الصيانة',
      inactive: 'متوقفة',
      sold: 'مبيعة',
    },
    body_type: {
      tractor: 'رأس شاحنة',
      rigid: 'هيكل ثابت',
      tipper: 'قلاب',
      tanker: 'صهريج',
      pickup: 'شاحنة خفيفة',
    },
    tracking_status: {
      active: 'متصل',
      offline: 'غير متصل',
      none: 'بلا تتبع',
    },
  },
  stats: {
    active: 'العاملة',
    due: 'تنتهي قريبًا',
  },
};
