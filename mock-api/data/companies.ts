import type { Company } from '../../src/domain/fleet/companies.ts';

/** Invented names; any resemblance to real companies is coincidental. */
export const companies: readonly Company[] = [
  { id: 1, name: 'Qafila Transport LLC', name_ar: 'قافلة للنقل ذ.م.م', city: 'Dubai' },
  {
    id: 2,
    name: 'Oasis Crescent Heavy Haulage',
    name_ar: 'هلال الواحة للنقل الثقيل',
    city: 'Al Ain',
  },
  {
    id: 3,
    name: 'Falcon Dunes Logistics',
    name_ar: 'صقر الكثبان للخدمات اللوجستية',
    city: 'Abu Dhabi',
  },
  {
    id: 4,
    name: 'Northern Wadi Cold Chain',
    name_ar: 'الوادي الشمالي للنقل المبرد',
    city: 'Ras Al Khaimah',
  },
  {
    id: 5,
    name: 'Gulf Anchor Container Services',
    name_ar: 'مرساة الخليج لخدمات الحاويات',
    city: 'Sharjah',
  },
];
