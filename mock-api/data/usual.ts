import { BRANCHES } from '../../api/branches.ts';
import type { Dataset } from '../../api/store/collections.ts';
import { ofEachUsual, USUAL, type UsualName } from '../../api/store/usual.ts';
import type { AnyRecordType } from '../../src/domain/records/recordType.ts';
import { expiryDay, type Calendar } from './calendar.ts';
import { Random } from './random.ts';

export const MADE_UP_ROWS = 40;

type Field = AnyRecordType['fields'][string];
type Ids = (resource: string) => readonly { id: number }[];

const initials = (type: AnyRecordType) => type.name.replace(/^.*\//, '').slice(0, 2).toUpperCase();

const valueOf = (field: Field, random: Random, calendar: Calendar, index: number, ids: Ids) => {
  switch (field.kind) {
    case 'select': {
      const option = random.chance(0.7) ? field.default : undefined;
      return option ?? random.pick(field.options);
    }
    case 'flag':
      return random.chance(0.5);
    case 'day':
      return (
        (field.expiry && expiryDay(calendar, random, index)) ?? calendar.day(-random.int(0, 700))
      );
    case 'instant':
      return calendar.instant(-random.int(0, 60), random);
    case 'integer':
    case 'decimal':
      return random.int(Math.ceil(field.min ?? 0), Math.floor(field.max ?? 100));
    case 'relationship': {
      const rows = ids(field.reference);
      return rows.length > 0 && (field.required || random.chance(0.8))
        ? random.pick(rows).id
        : null;
    }
    case 'branch':
      return random.pick(BRANCHES).id;
    case 'text':
      return field.required ? `Sample ${index + 1}` : null;
  }
};

const rowsOf = (type: AnyRecordType, seed: number, calendar: Calendar, ids: Ids) => {
  const random = new Random(seed, type.name);
  return Array.from({ length: MADE_UP_ROWS }, (_, index) => {
    const values = Object.entries(type.fields).map(([name, field]) => [
      name,
      name === type.key
        ? `${initials(type)}-${101 + index}`
        : valueOf(field, random, calendar, index, ids),
    ]);
    return { id: index + 1, ...Object.fromEntries(values) };
  });
};

/** Made-up rows for the record types that have no generator of their own. */
export const generateUsual = (seed: number, calendar: Calendar, ids: Ids) =>
  ofEachUsual((name) => rowsOf(USUAL[name], seed, calendar, ids)) as unknown as Pick<
    Dataset,
    UsualName
  >;
