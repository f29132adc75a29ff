import type { CompanyProfile } from '../../src/domain/settings/companyProfile.ts';
import type { LegalDocument } from '../../src/domain/settings/legal.ts';
import { DEFAULT_LOCALIZATION } from '../../src/domain/settings/localization.ts';
import type { SettingsSection } from '../../src/domain/settings/section.ts';
import type { Calendar } from './calendar.ts';
import { Random } from './random.ts';

export const companyProfile: CompanyProfile & { id: number } = {
  id: 1,
  companyName: 'Qafila Transport LLC',
  companyName_ar: 'قافلة للنقل ذ.م.م',
  address: 'Warehouse 12, Al Quoz Industrial Area 3',
  city: 'Dubai',
  country: 'United Arab Emirates',
  phone: '+971 4 000 0000',
  email: 'office@qafila.example',
  website: 'https://qafila.example',
  vatId: '100000000000003',
  taxId: null,
  description:
    'Road transport of containers, chilled and general goods in the Emirates and the Gulf.',
  logo: null,
};

export const generateSettings = (calendar: Calendar): SettingsSection[] => [
  {
    id: 1,
    section: 'localization',
    ...DEFAULT_LOCALIZATION,
  },
  { id: 2, section: 'ui', density: 'standard', page_size: 25, motion: true, theme_mode: 'system' },
  {
    id: 3,
    section: 'update',
    version: '0.1.0',
    released_on: calendar.day(-3),
    changes: ['Drivers from end to end', 'Import with a dry run'],
  },
  { id: 4, section: 'import_export', last_export_at: null, last_import_at: null },
];

const TEXTS = [
  [
    'Terms of carriage',
    '<h2>Scope</h2><p>These terms cover road transport within the UAE and to the Gulf states.</p>',
    'شروط النقل',
    '<h2>النطاق</h2><p>تسري هذه الشروط على النقل البري داخل الدولة وإلى دول الخليج.</p>',
  ],
  [
    'Driver code of conduct',
    '<h2>On the road</h2><ul><li>Papers are checked before each trip.</li><li>Rest times are kept.</li></ul>',
    'قواعد سلوك السائقين',
    '<h2>على الطريق</h2><ul><li>تُراجَع المستندات قبل كل رحلة.</li><li>تُراعى أوقات الراحة.</li></ul>',
  ],
  [
    'Privacy notice for staff',
    '<p>Personal data of drivers are kept under Federal Decree-Law 45 of 2021.</p>',
    'إشعار الخصوصية للموظفين',
    '<p>تُحفظ البيانات الشخصية للسائقين وفق المرسوم بقانون اتحادي رقم 45 لسنة 2021.</p>',
  ],
  [
    'سياسة استخدام الوقود',
    '<p dir="rtl">يُصرف الديزل للمركبات المسجّلة فقط، وتُسجَّل كل عملية صرف.</p>',
    null,
    null,
  ],
] as const;

export const generateLegalDocuments = (seed: number, calendar: Calendar): LegalDocument[] => {
  const random = new Random(seed, 'legal');
  return TEXTS.map(([title, content, title_ar, content_ar], index) => ({
    id: index + 1,
    title,
    title_ar,
    content,
    content_ar,
    created_at: calendar.instant(-random.int(30, 500), random),
  }));
};
