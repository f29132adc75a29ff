import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toPlainLines } from '../csv/write.ts';
import { drivers } from '../fleet/drivers.ts';
import { problemsIn } from '../records/checks.ts';
import { HEADER_LINE } from './importEntry.ts';
import { planImport, planOf } from './plan.ts';
import { rowPlanner } from './rowPlanner.ts';
import { canonicalCsv, planText, setupOf } from './testing.ts';

const STORED = {
  id: 1,
  driver_id: 'DRV001',
  name: 'Omar Haddad',
  phone: '0501234567',
  company_id: '7',
  gatepass_expiry: '2026-10-31',
  road_permit_expiry: '0000-00-00',
  status: 'vacation',
};
const withStored = { existing: [STORED] };
const firstOf = (...given: Parameters<typeof planText>) => planText(...given).entries[0];

describe('planImport', () => {
  it('calls a row new if its key is unknown', () => {
    const plan = planText('driver_id;name;gatepass_expiry;status\nD1;Ali;2026/10/31;On leave\n');
    expect(plan.entries).toMatchObject([
      {
        line: 2,
        state: 'new',
        raw: ['D1', 'Ali', '2026/10/31', 'On leave'],
        record: { driver_id: 'D1', name: 'Ali', gatepass_expiry: '2026-10-31', status: 'vacation' },
        problems: {},
        differences: [],
      },
    ]);
    expect(plan.counts).toEqual({ new: 1, changed: 0, unchanged: 0, duplicate: 0, wrong: 0 });
  });

  it('gives a new driver the first status if the file has none', () => {
    expect(firstOf('driver_id,name\nD1,Ali\n')?.record.status).toBe('active');
    expect(firstOf('driver_id,name,status\nD1,Ali,\n')?.record.status).toBe('active');
  });

  it('gives a stored driver none', () => {
    const existing = [{ ...STORED, status: null }];
    expect(firstOf('driver_id,name,status\nDRV001,Omar Haddad,\n', { existing })).toMatchObject({
      state: 'unchanged',
      problems: {},
    });
  });

  it('shows what would change for a known key, old and new, among the mapped fields only', () => {
    const text = 'driver_id,name,phone,company_id\n drv001 ,Omar Haddad,0559999999,7\n';
    expect(firstOf(text, withStored)).toMatchObject({
      state: 'changed',
      differences: [{ field: 'phone', old: '0501234567', new: '0559999999' }],
      record: { driver_id: 'DRV001', status: 'vacation' },
    });
  });

  it('calls a known key with the same values unchanged, even if the server sends numbers as text', () => {
    const text = 'driver_id,name,company_id,gatepass_expiry\nDRV001,Omar Haddad,7,31/10/2026\n';
    expect(firstOf(text, withStored)).toMatchObject({ state: 'unchanged', differences: [] });
  });

  it('lets an empty cell keep what is stored, or clear it on request', () => {
    const text = 'driver_id,name,phone,status\nDRV001,Omar Haddad,Null,\n';
    expect(firstOf(text, withStored)).toMatchObject({
      state: 'unchanged',
      record: { phone: '0501234567', status: 'vacation' },
    });
    expect(firstOf(text, { ...withStored, emptyCells: 'clear' })).toMatchObject({
      state: 'changed',
      differences: [{ field: 'phone', old: '0501234567', new: null }],
      record: { status: 'vacation' },
    });
  });

  it('judges a known record by the fields that the file touches', () => {
    const text = 'driver_id,phone\nDRV001,0559999999\nD2,0559999999\n';
    expect(planText(text, withStored).entries).toMatchObject([
      { state: 'changed', problems: {} },
      { state: 'wrong', problems: { name: { code: 'required' } } },
    ]);
  });

  it('names the first line of a repeated key', () => {
    const plan = planText('driver_id,name\nD1,Ali\nD2,Omar\n d1,Sara\nD1,\n');
    expect(plan.entries.map(({ state, duplicateOf }) => [state, duplicateOf])).toEqual([
      ['new', undefined],
      ['new', undefined],
      ['duplicate', 2],
      ['wrong', 2],
    ]);
  });

  it('skips each row that repeats the header, and reads the dates as without it', () => {
    const header = 'Nr,driver_id,name,gatepass_expiry';
    const text = `${header}\n${header}\n1,D1,Ali,31/10/2026\n2, driver_id ,name,gatepass_expiry \n`;
    const plan = planText(text);
    const duplicate = { state: 'duplicate', duplicateOf: HEADER_LINE, problems: {} };
    expect(plan.entries).toMatchObject([
      duplicate,
      { state: 'new', record: { gatepass_expiry: '2026-10-31' } },
      duplicate,
    ]);
  });

  it('reads a row that shares only some cells with the header', () => {
    expect(firstOf('driver_id,name\ndriver_id,Ali\n')?.state).toBe('new');
  });

  it('does not refuse a good row because a broken one has its key', () => {
    const plan = planText('driver_id,name\nD1,\nD1,Ali\nD1,Sara\n');
    expect(plan.entries.map(({ state, duplicateOf }) => [state, duplicateOf])).toEqual([
      ['wrong', undefined],
      ['new', undefined],
      ['duplicate', 3],
    ]);
  });

  it('does not treat two rows without a key as the same driver', () => {
    const plan = planText('driver_id,name\n,Ali\nNull,Omar\n', { existing: [{ driver_id: '' }] });
    expect(plan.entries.map(({ duplicateOf }) => duplicateOf)).toEqual([undefined, undefined]);
    expect(plan.counts).toMatchObject({ wrong: 2 });
  });

  it('finds the order of the dates in the whole file, also for rows before the one that proves it', () => {
    const text = 'driver_id,name,gatepass_expiry\nD1,Ali,03/04/2026\nD2,Omar,31/10/2026\n';
    const [first] = planText(text).entries;
    expect(first?.record.gatepass_expiry).toBe('2026-04-03');
  });

  it('says what is wrong with each cell', () => {
    const text = [
      'driver_id,name,phone,email,company_id,gatepass_expiry,road_permit_expiry,status',
      ',Null,call me,a@b,x,41943,31/10/14,Probation',
      'D2,Jos\uFFFD,,,,0000-00-00,03/04/2026,',
    ].join('\n');
    const plan = planText(text, { dateOrder: 'ambiguous' });
    expect(plan.entries.map(({ problems }) => problems)).toEqual([
      {
        driver_id: { code: 'required' },
        name: { code: 'required' },
        phone: { code: 'phone' },
        email: { code: 'email' },
        company_id: { code: 'unknownName' },
        road_permit_expiry: { code: 'twoDigitYear' },
        status: { code: 'choice', choices: 'active, vacation, cancelled' },
      },
      {
        name: { code: 'unreadable' },
        gatepass_expiry: { code: 'date' },
        road_permit_expiry: { code: 'dateOrder' },
      },
    ]);
  });

  it('trusts no cell of a row that is too short or too long', () => {
    const plan = planText('driver_id,name,phone\nD1,Ali\nD2,Omar,050 123 4567,x\n');
    expect(plan.entries).toMatchObject([
      { line: 2, state: 'wrong', ragged: { expected: 3, found: 2 } },
      { line: 3, state: 'wrong', ragged: { expected: 3, found: 4 } },
    ]);
  });

  it('follows a corrected mapping', () => {
    const setup = setupOf('a,b,c\nHaddad,D1,Omar\n');
    const mapping = { ...setup.mapping, driver_id: [1], name: [2, 0] };
    expect(planImport({ ...setup, mapping }).entries[0]?.record).toEqual({
      driver_id: 'D1',
      name: 'Omar Haddad',
      status: 'active',
    });
  });

  it('keeps leading zeros', () => {
    const entry = firstOf('driver_id,name\n007,Ali\n', { existing: [{ driver_id: '7' }] });
    expect(entry).toMatchObject({ state: 'new', record: { driver_id: '007' } });
  });

  it('is the same in slices as at once', () => {
    const setup = setupOf('driver_id,name\nD1,Ali\nD2,\nD1,Sara\nDRV001,X\n', withStored);
    const plan = rowPlanner(setup).next;
    const entries = setup.csv.rows.map((row) => plan(row));
    expect(planOf(setup, entries)).toEqual(planImport(setup));
  });
});

const cell = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'Null',
    'Active',
    'Terminated',
    '2026/10/31',
    '31/10/2026',
    '0501234567',
    'a@b.ae',
  ),
);
const HEADER = ['driver_id', 'name', 'phone', 'email', 'gatepass_expiry', 'status'] as const;
const files = fc
  .array(fc.array(cell, { minLength: HEADER.length, maxLength: HEADER.length }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) =>
    toPlainLines([
      HEADER,
      ...rows.map(([id, ...cells]) => [`D${(id ?? '').slice(0, 2)}`, ...cells]),
    ]),
  );

describe('the preview', { timeout: 30_000 }, () => {
  it('promises exactly what the form would accept', () => {
    fc.assert(
      fc.property(files, (text) => {
        for (const { state, record, problems } of planText(text).entries) {
          expect(Object.keys(problemsIn(drivers, record)).filter((f) => !(f in problems))).toEqual(
            [],
          );
          expect(state === 'wrong').toBe(Object.keys(problems).length > 0);
        }
      }),
      { numRuns: 100, seed: 19 },
    );
  });

  it('is what is sent: the server’s file reads back as the same records, all new', () => {
    fc.assert(
      fc.property(files, (text) => {
        const plan = planText(text);
        const sent = plan.entries.filter(({ state }) => state === 'new');
        const again = planText(canonicalCsv(plan));
        expect(again.entries.map(({ record }) => record)).toEqual(sent.map(({ record }) => record));
        expect(again.counts).toMatchObject({ new: sent.length });
      }),
      { numRuns: 100, seed: 20 },
    );
  });

  it('sends nothing twice: after it, every row is unchanged', () => {
    fc.assert(
      fc.property(files, (text) => {
        const plan = planText(text);
        const existing = plan.entries
          .filter(({ state }) => state === 'new')
          .map(({ record }) => record);
        const again = planText(text, { existing });
        expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: existing.length });
      }),
      { numRuns: 100, seed: 21 },
    );
  });
});

it('plans a hundred thousand rows', { timeout: 60_000 }, () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => [
    `D${index % 90_000}`,
    `Driver ${index}`,
    '+971501234567',
    '',
    `${(index % 28) + 1}/${(index % 12) + 1}/${2000 + (index % 60)}`,
    index % 1000 === 0 ? 'Probation' : 'Active',
  ]);
  const plan = planText(toPlainLines([HEADER, ...rows]));
  expect(plan.counts).toEqual({
    new: 89_910,
    changed: 0,
    unchanged: 0,
    duplicate: 9990,
    wrong: 100,
  });
});
