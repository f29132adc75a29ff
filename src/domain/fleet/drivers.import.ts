import { words } from '../base/words.ts';
import { importTableOf } from '../import/importTableOf.ts';
import { drivers } from './drivers.ts';

/** Other systems' names for our statuses; here a driver who has left is cancelled. */
const STATUS = {
  active: words(
    'employed | working | on duty | in service | current',
    'نشط | نشطة | فعال | يعمل | على رأس العمل',
  ),
  vacation: words(
    'vacations | on vacation | leave | on leave | annual leave | holiday | on holiday',
    'إجازة | في إجازة | إجازة سنوية',
  ),
  cancelled: words(
    'canceled | terminated | inactive | not active | left | resigned | dismissed',
    'former | deactivated | disabled',
    'ملغى | ملغي | ملغاة | غير نشط | غير فعال | مستقيل | منتهية خدماته | متوقف',
  ),
};

/** Licence numbers do not go into `uae_number`: the meaning of that field is undecided. */
export const driverImport = importTableOf(drivers, {
  example: {
    driver_id: 'EXAMPLE-1',
    name: 'Omar Haddad',
    name_ar: 'عمر حداد',
    phone: '+971 50 123 4567',
    email: 'omar@example.com',
    gatepass_expiry: '2027-03-31',
    road_permit_expiry: '2027-06-30',
    status: 'active',
  },
  fields: {
    driver_id: {
      aliases: words(
        'driver no | driver number | driver code | employee id | employee no',
        'employee number | employee code | emp id | emp no | staff id | staff no',
        'رقم السائق | معرف السائق | كود السائق | الرقم الوظيفي | رقم الموظف',
      ),
      weakAliases: ['id', 'code', 'المعرف', 'الرقم'],
    },
    name: {
      aliases: words(
        'driver name | full name | name en | name english | english name',
        'driver | employee name',
      ),
      parts: [
        ['first name', 'given name', 'forename', 'fname', 'الاسم الأول'],
        ['middle name', 'second name', 'father name', 'اسم الأب', 'الاسم الأوسط'],
        ['last name', 'surname', 'family name', 'lname', 'اسم العائلة', 'اللقب'],
      ],
      weakAliases: ['اسم السائق', 'الاسم', 'الاسم الكامل', 'اسم الموظف', 'السائق'],
    },
    name_ar: {
      aliases: words(
        'name arabic | arabic name | name in arabic | driver name arabic | driver name ar',
        'الاسم بالعربية | الاسم بالعربي | الاسم العربي | الاسم باللغة العربية',
      ),
      weakAliases: ['اسم السائق', 'الاسم', 'الاسم الكامل'],
    },
    uae_number: { aliases: words('uae | uae no | uae num | رقم الإمارات | الرقم في الإمارات') },
    phone: {
      aliases: words(
        'phone number | phone no | mobile | mobile number | mobile no | mobile phone',
        'telephone | tel | cell | cell phone | contact number | contact no | gsm',
        'الهاتف | رقم الهاتف | هاتف | الجوال | رقم الجوال | الموبايل | رقم الموبايل',
        'المتحرك | رقم المتحرك | الهاتف المتحرك',
      ),
    },
    email: {
      aliases: words(
        'email address | mail | email id',
        'البريد الإلكتروني | البريد | بريد إلكتروني | الإيميل | ايميل',
      ),
    },
    company_id: { aliases: words('company | الشركة | معرف الشركة') },
    truck_id: { aliases: words('truck | الشاحنة | معرف الشاحنة') },
    trailer_id: { aliases: words('trailer | المقطورة | معرف المقطورة') },
    gatepass_expiry: {
      aliases: words(
        'gatepass expiry date | gatepass expiration | gatepass exp | gatepass exp date',
        'gatepass expires | gatepass valid until | gatepass valid to | gatepass',
        'انتهاء تصريح الدخول | تاريخ انتهاء تصريح الدخول | صلاحية تصريح الدخول',
        'تصريح الدخول',
      ),
    },
    road_permit_expiry: {
      aliases: words(
        'road permit expiry date | road permit expiration | road permit exp',
        'road permit exp date | road permit expires | road permit valid until',
        'road permit valid to | road permit | permit expiry | permit expiry date',
        'انتهاء تصريح الطريق | تاريخ انتهاء تصريح الطريق | صلاحية تصريح الطريق',
        'تصريح الطريق',
      ),
    },
    status: {
      options: STATUS,
      aliases: words(
        'driver status | employment status | employee status | work status',
        'الحالة | حالة السائق | حالة التوظيف | الوضع',
      ),
    },
  },
});
