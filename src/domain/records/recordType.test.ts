import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import type { Problems } from '../base/validation.ts';
import { problemsIn } from './checks.ts';
import { EXPIRY_STATES } from './expiry.ts';
import {
  calendarDay,
  decimal,
  instant,
  integer,
  readOnly,
  relationship,
  select,
  text,
  writeOnly,
  type Condition,
} from './field.ts';
import { filtersOf, matcherOf } from './filter.ts';
import { recordType, type Draft } from './recordType.ts';
import { RESOURCES } from './resources.ts';
import { countStats } from './stats.ts';
import { DECLARED, namesOf, optionsOf } from './testing.ts';
import { bodyOf, cleaned, emptyRow, newValues, numbersOf } from './values.ts';

const TODAY = '2026-02-27';
const DAY = testDay(TODAY);

const COLD: Condition = { field: 'kind', is: 'cold', otherwise: 'onlyRefrigerated' };

/** Made up: a field of every kind, and every link between fields. */
const parcels = recordType({
  name: RESOURCES.companies,
  key: 'code',
  fields: {
    code: text({ required: true, max: 8, search: true }),
    grade: select(['first', 'second'], { required: true }),
    kind: select(['dry', 'cold', 'odd'], { default: 'dry', also: { special: { not: 'dry' } } }),
    size: select(['small', 'large'], { initial: 'small' }),
    pieces: integer({ min: 1, max: 99 }),
    lowest: decimal({ min: -40, max: 40, when: COLD }),
    highest: decimal({
      min: -40,
      max: 40,
      when: COLD,
      notBelow: { field: 'lowest', otherwise: 'belowLowest' },
    }),
    phone: text({ format: 'phone', latinDigits: true }),
    expires: calendarDay({ expiry: 'document' }),
    permit: calendarDay({ expiry: 'road_permit' }),
    driver_id: relationship(RESOURCES.drivers),
    pin: writeOnly(text()),
    weight: readOnly(integer({ required: true })),
    seen: readOnly(instant()),
  },
  stats: { dry: { kind: 'dry' }, document: { document: 'due' }, any: { expiry: 'due' } },
  columns: ['code'],
});
const FIELDS = Object.keys(parcels.fields);
const SENT = FIELDS.filter((name) => name !== 'weight' && name !== 'seen');

const options = FIELDS.flatMap((name) => optionsOf(parcels, name));
const anyValue = fc.oneof(
  fc.string(),
  fc.integer({ min: -50, max: 110 }),
  fc.double(),
  fc.constantFrom(null, undefined, true),
  fc.constantFrom('', ' ', ' 7 ', '٧', '٠٥٠ ١٢٣', '-3.5', '2026-03-01', '2026-02-30', ...options),
);
const anyForm: fc.Arbitrary<Draft> = fc.record(
  Object.fromEntries(['id', 'stranger', ...FIELDS].map((name) => [name, anyValue])),
  { requiredKeys: [] },
);
const someDay = fc.oneof(
  fc.integer({ min: -60, max: 60 }).map((days) => addDays(TODAY, days)),
  fc.constantFrom(null, '', '0000-00-00'),
);
const someRows = fc.array(
  fc
    .record({
      kind: fc.constantFrom(...parcels.fields.kind.options),
      size: fc.constantFrom(null, ...parcels.fields.size.options),
      expires: someDay,
      permit: someDay,
    })
    .map((values) => ({ ...emptyRow(parcels), ...values })),
  { maxLength: 20 },
);

const holds = <Value>(values: fc.Arbitrary<Value>, check: (value: Value) => void) =>
  fc.assert(fc.property(values, check), { numRuns: 300, seed: 41 });

describe('what a form holds', () => {
  it('is idempotent, field by field, and never NaN', () => {
    holds(anyForm, (form) => {
      const once = cleaned(parcels, form);
      expect(cleaned(parcels, once)).toEqual(once);
      expect(namesOf(once)).toEqual(expect.arrayContaining(namesOf(form)));
      for (const value of Object.values(once)) expect(['', undefined]).not.toContain(value);
      const texts = numbersOf(parcels).filter((name) => typeof form[name] === 'string');
      for (const name of texts) expect(once[name]).not.toBeNaN();
    });
  });

  it('keeps the blanks of write-only fields', () => {
    expect(cleaned(parcels, { pin: ' 1 ', code: ' 1 ', pieces: ' 1 ' })).toEqual({
      pin: ' 1 ',
      code: '1',
      pieces: 1,
    });
  });

  it('clears the fields of other kinds of record as soon as its kind is known', () => {
    holds(anyForm, (form) => {
      const once: Draft = cleaned(parcels, { kind: null, ...form });
      const isCold = once['kind'] === 'cold';
      expect(isCold || (once['lowest'] === null && once['highest'] === null)).toBe(true);
      const codes = Object.values(problemsIn(parcels, once)).map(({ code }) => code);
      expect(codes).not.toContain('onlyRefrigerated');
    });
    expect(cleaned(parcels, { lowest: 3 })).toEqual({ lowest: 3 });
  });

  it('never breaks a check, and never requires what only the server sets', () => {
    holds(anyForm, (form) => {
      const problems = problemsIn(parcels, form);
      expect(FIELDS).toEqual(expect.arrayContaining(namesOf(problems)));
      expect(problemsIn(parcels, { ...form, weight: null })).not.toHaveProperty('weight');
    });
  });
});

describe('the body of a new record', () => {
  it('has no id, nothing that only the server sets and nothing unknown', () => {
    holds(anyForm, (form) => {
      const body = bodyOf(parcels, form);
      expect(SENT).toEqual(expect.arrayContaining(namesOf(body)));
      expect(bodyOf(parcels, body)).toEqual(body);
    });
  });

  it('has what is filled in, as it is stored', () => {
    holds(anyForm, (form) => {
      const body: Draft = bodyOf(parcels, form);
      const stored: Draft = cleaned(parcels, { ...form });
      for (const name of SENT) expect(body[name] ?? null).toEqual(stored[name] ?? null);
    });
  });
});

describe('an empty row', () => {
  it('has every readable field, and no problem once its key is there', () => {
    const row = emptyRow(parcels);
    expect(namesOf(row)).toEqual(FIELDS.filter((name) => name !== 'pin'));
    expect(row).toMatchObject({ grade: 'first', kind: 'dry', size: null, weight: 0, seen: null });
    const code = fc.string({ minLength: 1, maxLength: 8 }).filter((key) => key.trim() !== '');
    holds(code, (key) => {
      expect(problemsIn(parcels, { ...row, code: key })).toEqual({});
    });
  });

  it('is not what a form starts with', () => {
    expect(newValues(parcels)).toEqual({ kind: 'dry', size: 'small' });
  });
});

describe('a filter', () => {
  const count = (rows: readonly object[], filter: Draft) =>
    rows.filter(matcherOf(parcels, filter, DAY, rows)).length;

  it('that is empty matches every row', () => {
    const nothing = fc.constantFrom(null, undefined, '');
    const names = [...FIELDS, ...namesOf(filtersOf(parcels)), 'stranger'];
    const empty = fc.record(Object.fromEntries(names.map((name) => [name, nothing])), {
      requiredKeys: [],
    });
    holds(fc.tuple(fc.array(anyForm, { maxLength: 5 }), empty), ([rows, filter]) => {
      for (const type of [parcels, ...DECLARED]) {
        expect(rows.filter(matcherOf(type, {}, DAY, rows))).toEqual(rows);
      }
      expect(count(rows, filter)).toBe(rows.length);
    });
  });

  it('divides the rows by option and by state, without a remainder', () => {
    holds(someRows, (rows) => {
      const sum = (name: string, values: readonly string[]) =>
        values.reduce((all, value) => all + count(rows, { [name]: value }), 0);
      expect(sum('kind', parcels.fields.kind.options)).toBe(rows.length);
      expect(sum('kind', ['dry', 'special'])).toBe(rows.length);
      expect(sum('size', parcels.fields.size.options)).toBe(
        rows.filter(({ size }) => size !== null).length,
      );
      expect(sum('document', EXPIRY_STATES)).toBe(rows.length);
      expect(sum('road_permit', EXPIRY_STATES)).toBe(rows.length);
    });
  });

  it('can ask for any expiry, and for several things at once', () => {
    holds(someRows, (rows) => {
      const [document, permit, both] = [
        count(rows, { document: 'due' }),
        count(rows, { road_permit: 'due' }),
        count(rows, { document: 'due', road_permit: 'due' }),
      ];
      expect(count(rows, { expiry: 'due' })).toBe(document + permit - both);
    });
  });

  it('compares fields without a filter of their own as text', () => {
    const rows = [{ driver_id: 7 }, { driver_id: '7' }, { driver_id: 8 }, { driver_id: null }];
    expect(count(rows, { driver_id: '7' })).toBe(2);
    expect(count(rows, { driver_id: [7, 8] })).toBe(3);
  });
});

it('counts as many as each figure opens, and what has expired separately', () => {
  holds(someRows, (rows) => {
    const opened = (filter: Draft) => rows.filter(matcherOf(parcels, filter, DAY, rows)).length;
    expect(countStats(parcels, rows, DAY)).toEqual({
      total: { count: rows.length },
      dry: { count: rows.filter(({ kind }) => kind === 'dry').length },
      document: { count: opened({ document: 'due' }), expired: opened({ document: 'overdue' }) },
      any: { count: opened({ expiry: 'due' }), expired: opened({ expiry: 'overdue' }) },
    });
  });
});

it('does not compile where a rule or filter names a field that is not there', () => {
  const name = RESOURCES.trucks;
  const fields = { title: text(), size: integer() };
  const aboutTitle = ({ title }: { title: unknown }): Problems<'title'> =>
    title === 'x' ? { title: { code: 'required' } } : {};
  const aboutName = ({ label }: { label: unknown }): Problems<'label'> =>
    label === 'x' ? { label: { code: 'required' } } : {};
  recordType({ name, fields, rules: [{ problems: aboutTitle }] });
  // @ts-expect-error: there is no field `label`
  recordType({ name, fields, rules: [{ problems: aboutName }] });
  recordType({ name, fields, ownFilters: { big: (row: { size: number | null }) => !!row.size } });
  // @ts-expect-error: there is no field `length`
  recordType({ name, fields, ownFilters: { big: (row: { length: number }) => row.length > 5 } });
  recordType({
    name,
    fields,
    virtual: { both: (row: { title: string | null }) => `${row.title}` },
  });
  // @ts-expect-error: a title is a text
  recordType({ name, fields, virtual: { both: (row: { title: number }) => String(row.title) } });
  // @ts-expect-error: there is no field `label`
  recordType({ name, fields, rules: [{ searchText: (row: { label: string }) => row.label }] });
  const holder = () => undefined;
  // @ts-expect-error: there is no field `label`
  recordType({ name, fields, rules: [{ unique: { field: 'label', holder } }] });
  expect(
    recordType({ name, fields, rules: [{ unique: { field: 'size', holder } }] }).rules,
  ).toHaveLength(1);
});
