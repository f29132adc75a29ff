import { logAreas, subjectIn, type LOG_KEYS } from './activity/logKeys.ts';
import { addDays, instantOf, isIsoDate } from './base/dates.ts';
import type { Condition } from './records/condition.ts';
import type { OwnConditions } from './records/conditions.ts';
import { RESOURCES } from './records/resources.ts';

const assignedBy =
  (field: 'truck_id' | 'trailer_id'): OwnConditions[string] =>
  (wanted) => [{ namedBy: RESOURCES.drivers, in: field, exists: wanted !== 'without' }];

const expires =
  (side: 'from' | 'to'): OwnConditions[string] =>
  (day) =>
    isIsoDate(day) ? [{ field: 'expiry_date', [side]: day }] : [];

const listOf = (wanted: unknown): unknown[] => (Array.isArray(wanted) ? wanted : [wanted]);

const numbersIn = (wanted: unknown): number[] =>
  listOf(wanted).map(Number).filter(Number.isSafeInteger);

const logKey = (name: keyof typeof LOG_KEYS): string => `_${name}`;

const inLog = (log: unknown): Condition[] => {
  const { areas, isOf } = logAreas(String(log));
  const field = logKey('area');
  return [isOf ? { field, oneOf: areas } : { field, noneOf: areas }];
};

const aboutAny = (wanted: unknown): Condition[] => {
  const subjects = listOf(wanted).map(String);
  const ids = new Map<string, number[]>();
  for (const { resource, id } of subjects.map(subjectIn)) {
    const own = numbersIn(id).filter((number) => String(number) === id);
    ids.set(resource, [...(ids.get(resource) ?? []), ...own]);
  }
  return [
    {
      any: [
        ...[...ids].map(([resource, oneOf]) => [
          { field: 'entity_type', oneOf: [resource] },
          { field: 'entity_id', oneOf },
        ]),
        [{ field: logKey('given_to'), oneOf: subjects }],
        [{ field: logKey('taken_from'), oneOf: subjects }],
      ],
    },
  ];
};

const log: OwnConditions = {
  log: inLog,
  about: aboutAny,
  from: (first, { time_zone }) => {
    const start = instantOf(String(first), '00:00', time_zone);
    return start === undefined ? undefined : [{ field: 'at', from: start }];
  },
  to: (last, { time_zone }) => {
    const next = isIsoDate(last) ? instantOf(addDays(last, 1), '00:00', time_zone) : undefined;
    // The times of a log have thousandths of a second.
    const end = next && new Date(Date.parse(next) - 1).toISOString();
    return end === undefined ? undefined : [{ field: 'at', to: end }];
  },
  actor: (wanted) => [
    {
      any: [
        [{ field: 'actor_id', oneOf: numbersIn(wanted).filter((id) => String(id) === wanted) }],
        [
          { field: 'actor_id', oneOf: [null] },
          { field: 'actor_name', oneOf: [String(wanted)] },
        ],
      ],
    },
  ],
  latest: (name) => [{ lastOf: ['actor_id', 'actor_name'], among: inLog(name) }],
};

/** The own filters of record types as data, where a database can test them. */
export const OWN_CONDITIONS: Readonly<Partial<Record<string, OwnConditions>>> = {
  [RESOURCES.trucks]: { driver: assignedBy('truck_id') },
  [RESOURCES.trailers]: {
    driver: assignedBy('trailer_id'),
    load_state: (wanted) => [{ field: 'load_state', oneOf: [String(wanted)] }],
  },
  [RESOURCES.documents]: {
    holder_id: (wanted) => [{ field: 'holder_id', oneOf: numbersIn(wanted) }],
    expires_from: expires('from'),
    expires_to: expires('to'),
  },
  [RESOURCES.activity]: log,
  [RESOURCES.dieselAudit]: log,
};
