import { words } from '../base/words.ts';
import type { WholeField } from '../import/importTable.ts';
import { parsePlate } from '../plates/parsePlate.ts';
import { PLATE_FIELDS, type PlateField } from '../plates/plate.ts';
import { PLATE_SOURCE_WORDS } from '../plates/plateSources.ts';

const ENDS = words(
  'expiry | expiry date | expiration | expiration date | exp | exp date | expires | end date',
  'valid until | valid to | validity | due date',
);

/**
 * Such as `Mulkiya Expiry Date`. The document's name alone is left out: its column often holds a
 * number.
 */
export const expiryNames = (english: readonly string[], arabic: readonly string[]): string[] => [
  ...english.flatMap((name) => ENDS.map((end) => `${name} ${end}`)),
  ...arabic.flatMap((name) => [`انتهاء ${name}`, `تاريخ انتهاء ${name}`, `صلاحية ${name}`]),
];

export const plateNames = {
  plate_emirate: {
    options: PLATE_SOURCE_WORDS,
    aliases: words(
      'plate source | plate city | emirate | registration emirate | registered in | place of issue',
      'emirate or country',
      'إمارة اللوحة | مصدر اللوحة | الإمارة | جهة الإصدار | الإمارة أو الدولة',
    ),
  },
  plate_category: {
    aliases: words('plate type | plate kind | plate class', 'فئة اللوحة | نوع اللوحة'),
  },
  plate_code: {
    aliases: words('plate letter | plate letters | code letter', 'رمز اللوحة | كود اللوحة'),
  },
  plate_number: {
    aliases: words(
      'plate no | plate num | plate | number plate | license plate | licence plate',
      'license plate number | licence plate number | registration plate | plate digits',
      'رقم اللوحة | اللوحة | لوحة المركبة',
    ),
    weakAliases: words('registration no | registration number | reg no | registration'),
  },
};

export const PLATE_EXAMPLE = {
  plate_emirate: 'Dubai',
  plate_code: 'K',
  plate_number: '99999',
};

/** A plate in one column: `Dubai K 12345`. */
export const wholePlate: WholeField<PlateField> = {
  from: 'plate_number',
  into: PLATE_FIELDS,
  split: parsePlate,
};

export const vehicleNames = {
  make: {
    aliases: words(
      'manufacturer | brand | made by | vehicle make',
      'الصانع | الشركة المصنعة | الماركة',
    ),
  },
  model: {
    aliases: words('model name | vehicle model', 'الموديل | الطراز | موديل المركبة | طراز المركبة'),
  },
  year: {
    aliases: words(
      'model year | year of manufacture | manufacture year | year made | year of make | yom',
      'سنة الصنع | السنة | سنة الموديل',
    ),
  },
  color: {
    aliases: words('colour | vehicle color | vehicle colour', 'اللون | لون المركبة'),
  },
  axle_count: {
    aliases: words('axles | axle | number of axles | no of axles', 'عدد المحاور | المحاور'),
  },
  company_id: { aliases: words('company | الشركة | معرف الشركة') },
  registration_expiry: {
    aliases: expiryNames(
      words('registration | mulkiya | mulkia | reg | rc'),
      words('الملكية | التسجيل | ملكية المركبة'),
    ),
  },
  insurance_expiry: {
    aliases: expiryNames(words('insurance | policy | ins'), words('التأمين')),
  },
  notes: {
    aliases: words('note | remarks | remark | comment | comments', 'ملاحظات | ملاحظة'),
  },
};

export const VEHICLE_STATUS_NAMES = {
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
