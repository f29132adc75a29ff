import type { ArabicRecordTexts } from '../messages.ts';
import { formsOf, named } from './forms.ts';
import { nouns } from './nouns.ts';
import { plateSources, vehicleFields } from './vehicles.ts';

export const trailers: ArabicRecordTexts<'fleet/trailers'> = {
  name: named('مقطورة', 'المقطورات'),
  forms: formsOf('مقطورة', 'المقطورة', ['المقطورات', 'المقطورات'], 'مقطورات', nouns.trailer),
  fields: {
    ...vehicleFields,
    trailer_number: 'رقم المقطورة',
    type: 'النوع',
    tir_number: 'رقم دفتر TIR',
    tir_expiry: 'انتهاء دفتر TIR',
    load_state: 'الحمولة',
    temperature: 'درجة الحرارة',
    temp_min_c: 'أدنى درجة حرارة (°م)',
    temp_max_c: 'أعلى درجة حرارة (°م)',
    assignment: 'الإسناد',
    q: 'الرقم أو اللوحة أو دفتر TIR أو السائق',
  },
  sections: {
    trailer: 'المقطورة',
    plate: 'لوحة الأرقام',
    cooling: 'التبريد',
  },
  options: {
    plate_emirate: plateSources,
    status: {
      active: 'عاملة',
      maintenance: 'في الصيانة',
      inactive: 'متوقفة',
    },
    type: {
      flatbed: 'مسطحة',
      container: 'حاويات',
      refrigerated: 'مبرّدة',
      tanker: 'صهريج',
      lowbed: 'منخفضة',
      curtain: 'بستائر جانبية',
    },
    load_state: {
      empty: 'فارغة',
      loaded: 'محمّلة',
    },
  },
  stats: {
    active: 'العاملة',
    empty: 'الفارغة',
    due: 'تنتهي قريبًا',
  },
};
