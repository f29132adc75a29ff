import { words } from '../base/words.ts';
import { importTableOf } from '../import/importTableOf.ts';
import { trailers } from './trailers.ts';
import {
  expiryNames,
  PLATE_EXAMPLE,
  plateNames,
  VEHICLE_STATUS_NAMES,
  vehicleNames,
  wholePlate,
} from './vehicleNames.ts';

const STATUS = VEHICLE_STATUS_NAMES;

const TYPE = {
  flatbed: words('flat bed | flat | platform | open', 'مسطحة | مسطح | سطحة'),
  container: words(
    'containers | container chassis | skeletal | skeleton | chassis | container carrier',
    'حاوية | حاويات | هيكل حاويات',
  ),
  refrigerated: words(
    'reefer | refrigerator | fridge | chiller | freezer | cold | refer | thermo',
    'مبردة | مبرد | ثلاجة | براد',
  ),
  tanker: words('tank | tank trailer', 'صهريج | تنكر'),
  lowbed: words('low bed | lowboy | low loader | lowloader', 'لوبد | منخفضة'),
  curtain: words('curtain side | curtainside | curtain sider | tautliner | tilt', 'ستارة | ستائر'),
};

const LOAD = {
  empty: words('unloaded | no load | free | no', 'فارغة | فارغ | خالية'),
  loaded: words('full | with load | laden | busy | yes', 'محملة | محمل | ممتلئة'),
};

export const trailerImport = importTableOf(trailers, {
  example: {
    trailer_number: 'EXAMPLE-1',
    type: 'refrigerated',
    ...PLATE_EXAMPLE,
    registration_expiry: '2027-03-31',
    load_state: 'empty',
    temp_min_c: '-18',
    temp_max_c: '4',
    status: 'active',
  },
  whole: wholePlate,
  fields: {
    trailer_number: {
      aliases: words(
        'trailer no | trailer num | trailer id | trailer code | trailer | unit number | unit no',
        'fleet number | fleet no | fleet id',
        'رقم المقطورة | كود المقطورة | معرف المقطورة | المقطورة',
      ),
      weakAliases: ['number', 'id', 'code', 'asset', 'الرقم', 'المعرف'],
    },
    type: {
      options: TYPE,
      aliases: words('trailer type | body type | body | kind', 'نوع المقطورة | النوع | نوع الهيكل'),
      weakAliases: ['category', 'الفئة'],
    },
    ...plateNames,
    ...vehicleNames,
    tir_number: {
      aliases: words(
        'tir no | tir | tir num | tir certificate | tir certificate no | tir approval no',
        'رقم التير | رقم tir | تير | رقم دفتر tir',
      ),
    },
    tir_expiry: {
      aliases: expiryNames(
        words('tir | tir certificate | tir approval'),
        words('التير | دفتر tir'),
      ),
    },
    load_state: {
      options: LOAD,
      aliases: words(
        'load | load status | loading status | loaded | cargo status',
        'حالة الحمولة | الحمولة | حالة التحميل',
      ),
    },
    temp_min_c: {
      aliases: words(
        'min temp | temp min | minimum temperature | lowest temperature | min temperature',
        'temperature min | min temp c | lowest temperature °c',
        'أدنى درجة حرارة | الحرارة الدنيا | أدنى درجة حرارة °م',
      ),
    },
    temp_max_c: {
      aliases: words(
        'max temp | temp max | maximum temperature | highest temperature | max temperature',
        'temperature max | max temp c | highest temperature °c',
        'أعلى درجة حرارة | الحرارة القصوى | أعلى درجة حرارة °م',
      ),
    },
    status: {
      options: STATUS,
      aliases: words(
        'trailer status | vehicle status | state | condition',
        'الحالة | حالة المقطورة | الوضع',
      ),
    },
  },
});
