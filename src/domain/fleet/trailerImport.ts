import { words, type ImportTable } from '../import/importTable.ts';
import {
  DEFAULT_TRAILER_STATUS,
  type LoadState,
  type TrailerField,
  type TrailerStatus,
  type TrailerType,
} from './trailer.ts';
import { trailerProblems } from './trailerChecks.ts';
import { NEW_TRAILER } from './trailerValues.ts';
import {
  expiryNames,
  plateImport,
  VEHICLE_STATUS_WORDS,
  vehicleImport,
  wholePlate,
} from './vehicleImport.ts';

const STATUS_WORDS: Record<TrailerStatus, readonly string[]> = VEHICLE_STATUS_WORDS;

const TYPE_WORDS: Record<TrailerType, readonly string[]> = {
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

const LOAD_WORDS: Record<LoadState, readonly string[]> = {
  empty: words('unloaded | no load | free | no', 'فارغة | فارغ | خالية'),
  loaded: words('full | with load | laden | busy | yes', 'محملة | محمل | ممتلئة'),
};

/** How a trailer is brought in from a CSV. */
export const trailerImport: ImportTable<TrailerField> = {
  key: 'trailer_number',
  problems: trailerProblems,
  whole: wholePlate,
  fields: {
    trailer_number: {
      kind: 'text',
      aliases: words(
        'trailer no | trailer num | trailer id | trailer code | trailer | unit number | unit no',
        'fleet number | fleet no | fleet id',
        'رقم المقطورة | كود المقطورة | معرف المقطورة | المقطورة',
      ),
      weakAliases: ['number', 'id', 'code', 'asset', 'الرقم', 'المعرف'],
    },
    type: {
      kind: 'choice',
      choices: TYPE_WORDS,
      fallback: '',
      aliases: words('trailer type | body type | body | kind', 'نوع المقطورة | النوع | نوع الهيكل'),
      weakAliases: ['category', 'الفئة'],
    },
    ...plateImport,
    ...vehicleImport,
    tir_number: {
      kind: 'text',
      aliases: words(
        'tir no | tir | tir num | tir certificate | tir certificate no | tir approval no',
        'رقم التير | رقم tir | تير',
      ),
    },
    tir_expiry: {
      kind: 'date',
      aliases: expiryNames(words('tir | tir certificate | tir approval'), words('التير')),
    },
    load_state: {
      kind: 'choice',
      choices: LOAD_WORDS,
      fallback: NEW_TRAILER.load_state,
      aliases: words(
        'load | load status | loading status | loaded | cargo status',
        'حالة الحمولة | الحمولة | حالة التحميل',
      ),
    },
    temp_min_c: {
      kind: 'number',
      aliases: words(
        'min temp | temp min | minimum temperature | lowest temperature | min temperature',
        'temperature min | min temp c',
        'أدنى درجة حرارة | الحرارة الدنيا',
      ),
    },
    temp_max_c: {
      kind: 'number',
      aliases: words(
        'max temp | temp max | maximum temperature | highest temperature | max temperature',
        'temperature max | max temp c',
        'أعلى درجة حرارة | الحرارة القصوى',
      ),
    },
    status: {
      kind: 'choice',
      choices: STATUS_WORDS,
      fallback: DEFAULT_TRAILER_STATUS,
      aliases: words(
        'trailer status | vehicle status | state | condition',
        'الحالة | حالة المقطورة | الوضع',
      ),
    },
  },
};
