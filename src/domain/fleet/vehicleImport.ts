import { words, type ImportField, type WholeField } from '../import/importTable.ts';
import { PLATE_FIELDS, type PlateField } from '../plates/plate.ts';
import { PLATE_SOURCE_WORDS } from '../plates/plateSources.ts';
import { parsePlate } from '../plates/plateText.ts';

const ENDS = words(
  'expiry | expiry date | expiration | expiration date | exp | exp date | expires | end date',
  'valid until | valid to | validity | due date',
);

/**
 * The names of a date's column for each name of the paper: `Mulkiya Expiry Date`, `انتهاء الملكية`.
 * The paper's name alone is left out, as under it stands as often a number.
 */
export const expiryNames = (english: readonly string[], arabic: readonly string[]): string[] => [
  ...english.flatMap((name) => ENDS.map((end) => `${name} ${end}`)),
  ...arabic.flatMap((name) => [`انتهاء ${name}`, `تاريخ انتهاء ${name}`, `صلاحية ${name}`]),
];

/** A plate's four columns. */
export const plateImport: Record<PlateField, ImportField> = {
  plate_emirate: {
    kind: 'choice',
    choices: PLATE_SOURCE_WORDS,
    fallback: '',
    aliases: words(
      'plate source | plate city | emirate | registration emirate | registered in | place of issue',
      'إمارة اللوحة | مصدر اللوحة | الإمارة | جهة الإصدار',
    ),
  },
  plate_category: {
    kind: 'text',
    aliases: words('plate type | plate kind | plate class', 'فئة اللوحة | نوع اللوحة'),
  },
  plate_code: {
    kind: 'text',
    latinDigits: true,
    aliases: words('plate letter | plate letters | code letter', 'رمز اللوحة | كود اللوحة'),
  },
  plate_number: {
    kind: 'text',
    latinDigits: true,
    aliases: words(
      'plate no | plate num | plate | number plate | license plate | licence plate',
      'license plate number | licence plate number | registration plate | plate digits',
      'رقم اللوحة | اللوحة | لوحة المركبة',
    ),
    weakAliases: words('registration no | registration number | reg no | registration'),
  },
};

/** A plate in one column: `Dubai K 12345`. */
export const wholePlate: WholeField<PlateField> = {
  from: 'plate_number',
  into: PLATE_FIELDS,
  split: parsePlate,
};

/** What trucks and trailers have in common. */
export const vehicleImport = {
  make: {
    kind: 'text',
    aliases: words(
      'manufacturer | brand | made by | vehicle make',
      'الصانع | الشركة المصنعة | الماركة',
    ),
  },
  model: {
    kind: 'text',
    aliases: words('model name | vehicle model', 'الموديل | الطراز | موديل المركبة | طراز المركبة'),
  },
  year: {
    kind: 'integer',
    aliases: words(
      'model year | year of manufacture | manufacture year | year made | year of make | yom',
      'سنة الصنع | السنة | سنة الموديل',
    ),
  },
  color: {
    kind: 'text',
    aliases: words('colour | vehicle color | vehicle colour', 'اللون | لون المركبة'),
  },
  axle_count: {
    kind: 'integer',
    aliases: words('axles | axle | number of axles | no of axles', 'عدد المحاور | المحاور'),
  },
  company_id: { kind: 'integer', aliases: ['معرف الشركة'] },
  registration_expiry: {
    kind: 'date',
    aliases: expiryNames(
      words('registration | mulkiya | mulkia | reg | rc'),
      words('الملكية | التسجيل | ملكية المركبة'),
    ),
  },
  insurance_expiry: {
    kind: 'date',
    aliases: expiryNames(words('insurance | policy | ins'), words('التأمين')),
  },
  notes: {
    kind: 'text',
    aliases: words('note | remarks | remark | comment | comments', 'ملاحظات | ملاحظة'),
  },
} as const satisfies Record<string, ImportField>;

/** What other systems call the statuses that trucks and trailers share. */
export const VEHICLE_STATUS_WORDS = {
  active: words(
    'in service | in use | working | running | operational | available | on road',
    'نشط | نشطة | فعال | فعالة | عاملة | في الخدمة',
  ),
  maintenance: words(
    'in maintenance | under maintenance | workshop | in workshop | in shop | garage | repair',
    'under repair | breakdown | broken',
    'صيانة | في الصيانة | تحت الصيانة | ورشة | في الورشة | معطلة',
  ),
  inactive: words(
    'not active | out of service | idle | parked | off road | stopped | retired | disabled',
    'غير نشط | غير نشطة | غير فعال | متوقفة | متوقف | خارج الخدمة',
  ),
} as const;
