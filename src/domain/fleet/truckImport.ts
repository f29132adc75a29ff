import { words, type ImportTable } from '../import/importTable.ts';
import {
  DEFAULT_TRUCK_STATUS,
  type BodyType,
  type TrackingStatus,
  type TruckField,
  type TruckStatus,
} from './truck.ts';
import { truckProblems } from './truckChecks.ts';
import { NEW_TRUCK } from './truckValues.ts';
import {
  expiryNames,
  plateImport,
  VEHICLE_STATUS_WORDS,
  vehicleImport,
  wholePlate,
} from './vehicleImport.ts';

const STATUS_WORDS: Record<TruckStatus, readonly string[]> = {
  ...VEHICLE_STATUS_WORDS,
  sold: words('disposed | scrapped | written off | sold out', 'مباعة | مباع | تم البيع | مشطوبة'),
};

const BODY_WORDS: Record<BodyType, readonly string[]> = {
  tractor: words(
    'tractor head | tractor unit | prime mover | head | trailer head | semi | semi truck',
    'رأس | رأس قاطرة | قاطرة | تريلا',
  ),
  rigid: words('rigid truck | box truck | lorry | straight truck', 'شاحنة صندوق | صلبة'),
  tipper: words('tipper truck | dump | dump truck | dumper', 'قلاب | قلابة'),
  tanker: words('tank | tank truck | tanker truck', 'صهريج | تنكر'),
  pickup: words('pick up | pick-up truck | pickup truck', 'بيك اب | بيكاب | وانيت'),
};

const TRACKING_WORDS: Record<TrackingStatus, readonly string[]> = {
  active: words('online | on | yes | connected | installed | tracked', 'متصل | نشط | نعم'),
  offline: words('off | disconnected | not responding', 'غير متصل | منقطع'),
  none: words('no | not installed | no device | untracked', 'لا | بدون | غير مركب'),
};

/** What a file may bring; when a truck was last seen only its tracking device can tell. */
type TruckImportField = Exclude<TruckField, 'tracking_last_seen'>;

/** How a truck is brought in from a CSV. */
export const truckImport: ImportTable<TruckImportField> = {
  key: 'truck_number',
  problems: truckProblems,
  whole: wholePlate,
  fields: {
    truck_number: {
      kind: 'text',
      aliases: words(
        'truck no | truck num | truck id | truck code | truck | vehicle number | vehicle no',
        'vehicle id | vehicle code | fleet number | fleet no | fleet id | unit number | unit no',
        'رقم الشاحنة | كود الشاحنة | معرف الشاحنة | رقم المركبة | الشاحنة',
      ),
      weakAliases: ['number', 'id', 'code', 'asset', 'الرقم', 'المعرف'],
    },
    ...plateImport,
    ...vehicleImport,
    body_type: {
      kind: 'choice',
      choices: BODY_WORDS,
      fallback: '',
      aliases: words(
        'body | truck type | vehicle type | body style',
        'نوع الهيكل | نوع الشاحنة | نوع المركبة',
      ),
      weakAliases: ['type', 'category', 'النوع'],
    },
    chassis_no: {
      kind: 'text',
      latinDigits: true,
      aliases: words(
        'chassis | chassis number | chassis num | vin | vin no | vin number | frame number',
        'رقم الشاصي | الشاصي | رقم القاعدة | رقم الهيكل',
      ),
    },
    insurance_company: {
      kind: 'text',
      aliases: words('insurer | insurance provider | insured by | insurance co', 'شركة التأمين'),
    },
    road_permit_expiry: {
      kind: 'date',
      aliases: expiryNames(words('road permit | permit'), words('تصريح الطريق')),
      weakAliases: ['road permit', 'تصريح الطريق'],
    },
    gatepass_expiry: {
      kind: 'date',
      aliases: expiryNames(words('gatepass'), words('تصريح الدخول')),
      weakAliases: ['gatepass', 'تصريح الدخول'],
    },
    tracking_status: {
      kind: 'choice',
      choices: TRACKING_WORDS,
      fallback: NEW_TRUCK.tracking_status,
      aliases: words(
        'tracking | gps | gps status | tracker | tracker status | telematics',
        'التتبع | حالة التتبع',
      ),
    },
    tracking_provider: {
      kind: 'text',
      aliases: words(
        'gps provider | tracking company | tracking platform | telematics provider',
        'مزود التتبع | شركة التتبع',
      ),
    },
    odometer_km: {
      kind: 'integer',
      aliases: words(
        'odometer | odometer reading | mileage | current mileage | km | kms | kilometers',
        'kilometres | km reading | meter reading',
        'العداد | قراءة العداد | عداد الكيلومترات | المسافة المقطوعة',
      ),
    },
    fuel_tank_capacity_l: {
      kind: 'number',
      aliases: words(
        'fuel tank capacity | tank capacity | fuel capacity | tank size | tank capacity l',
        'fuel tank | tank liters | tank litres',
        'سعة الخزان | سعة خزان الوقود',
      ),
    },
    expected_l_per_100km: {
      kind: 'number',
      aliases: words(
        'expected consumption | fuel consumption | consumption | l/100km | litres per 100 km',
        'liters per 100 km | expected l/100 km',
        'معدل الاستهلاك | استهلاك الوقود',
      ),
    },
    status: {
      kind: 'choice',
      choices: STATUS_WORDS,
      fallback: DEFAULT_TRUCK_STATUS,
      aliases: words(
        'truck status | vehicle status | state | condition',
        'الحالة | حالة الشاحنة | حالة المركبة | الوضع',
      ),
    },
  },
};
