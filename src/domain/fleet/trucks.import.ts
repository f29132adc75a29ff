import { words } from '../base/words.ts';
import { importTableOf } from '../import/importTableOf.ts';
import { trucks } from './trucks.ts';
import {
  expiryNames,
  PLATE_EXAMPLE,
  plateNames,
  VEHICLE_STATUS_NAMES,
  vehicleNames,
  wholePlate,
} from './vehicleNames.ts';

const STATUS = {
  ...VEHICLE_STATUS_NAMES,
  sold: words('disposed | scrapped | written off | sold out', 'مباعة | مباع | تم البيع | مشطوبة'),
};

const BODY = {
  tractor: words(
    'tractor head | tractor unit | prime mover | head | trailer head | semi | semi truck',
    'رأس | رأس قاطرة | قاطرة | تريلا',
  ),
  rigid: words('rigid truck | box truck | lorry | straight truck', 'شاحنة صندوق | صلبة'),
  tipper: words('tipper truck | dump | dump truck | dumper', 'قلاب | قلابة'),
  tanker: words('tank | tank truck | tanker truck', 'صهريج | تنكر'),
  pickup: words('pick up | pick-up truck | pickup truck', 'بيك اب | بيكاب | وانيت | شاحنة خفيفة'),
};

const TRACKING = {
  active: words('online | on | yes | connected | installed | tracked', 'متصل | نشط | نعم'),
  offline: words('off | disconnected | not responding', 'غير متصل | منقطع'),
  none: words('no | not installed | no device | untracked', 'لا | بدون | غير مركب'),
};

export const truckImport = importTableOf(trucks, {
  example: {
    truck_number: 'EXAMPLE-1',
    ...PLATE_EXAMPLE,
    make: 'Volvo',
    model: 'FH 460',
    year: '2024',
    registration_expiry: '2027-03-31',
    body_type: 'tractor',
    odometer_km: '120500',
    fuel_tank_capacity_l: '600',
    status: 'active',
  },
  whole: wholePlate,
  fields: {
    truck_number: {
      aliases: words(
        'truck no | truck num | truck id | truck code | truck | vehicle number | vehicle no',
        'vehicle id | vehicle code | fleet number | fleet no | fleet id | unit number | unit no',
        'رقم الشاحنة | كود الشاحنة | معرف الشاحنة | رقم المركبة | الشاحنة',
      ),
      weakAliases: ['number', 'id', 'code', 'asset', 'الرقم', 'المعرف'],
    },
    ...plateNames,
    ...vehicleNames,
    body_type: {
      options: BODY,
      aliases: words(
        'body | truck type | vehicle type | body style',
        'نوع الهيكل | نوع الشاحنة | نوع المركبة',
      ),
      weakAliases: ['type', 'category', 'النوع'],
    },
    chassis_no: {
      aliases: words(
        'chassis | chassis number | chassis num | vin | vin no | vin number | frame number',
        'رقم الشاصي | الشاصي | رقم القاعدة | رقم الهيكل',
      ),
    },
    insurance_company: {
      aliases: words('insurer | insurance provider | insured by | insurance co', 'شركة التأمين'),
    },
    road_permit_expiry: {
      aliases: expiryNames(words('road permit | permit'), words('تصريح الطريق')),
      weakAliases: ['road permit', 'تصريح الطريق'],
    },
    gatepass_expiry: {
      aliases: expiryNames(words('gatepass'), words('تصريح الدخول')),
      weakAliases: ['gatepass', 'تصريح الدخول'],
    },
    tracking_status: {
      options: TRACKING,
      aliases: words(
        'tracking | gps | gps status | tracker | tracker status | telematics',
        'التتبع | حالة التتبع',
      ),
    },
    tracking_provider: {
      aliases: words(
        'gps provider | tracking company | tracking platform | telematics provider',
        'مزود التتبع | شركة التتبع',
      ),
    },
    odometer_km: {
      aliases: words(
        'odometer | odometer reading | mileage | current mileage | km | kms | kilometers',
        'kilometres | km reading | meter reading',
        'العداد | قراءة العداد | عداد الكيلومترات | المسافة المقطوعة | عداد المسافة كم',
      ),
    },
    fuel_tank_capacity_l: {
      aliases: words(
        'fuel tank capacity | tank capacity | fuel capacity | tank size | tank capacity l',
        'fuel tank | fuel tank l | tank liters | tank litres',
        'سعة الخزان | سعة خزان الوقود | خزان الوقود لتر',
      ),
    },
    expected_l_per_100km: {
      aliases: words(
        'expected consumption | fuel consumption | consumption | l/100km | litres per 100 km',
        'liters per 100 km | expected l/100 km',
        'معدل الاستهلاك | استهلاك الوقود | المتوقع لتر/100 كم',
      ),
    },
    status: {
      options: STATUS,
      aliases: words(
        'truck status | vehicle status | state | condition',
        'الحالة | حالة الشاحنة | حالة المركبة | الوضع',
      ),
    },
  },
});
