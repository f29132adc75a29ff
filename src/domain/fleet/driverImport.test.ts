import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { decodeCsv } from '../csv/decode.ts';
import { unusedColumns } from '../import/mapping.ts';
import { planImport } from '../import/plan.ts';
import { detectDateOrder } from '../import/readDate.ts';
import { canonicalCsv, setupOf } from '../import/testing.ts';
import { driverImport } from './drivers.import.ts';
import { drivers } from './drivers.ts';

/** A real export of another company: `;`, CRLF, 2014/10/31, 'Null' for empty. */
const FILE = new URL('../import/fixtures/drivers-logistics-operations.csv', import.meta.url);

const decoded = decodeCsv(readFileSync(FILE));
const text = 'text' in decoded ? decoded.text : '';
const setup = setupOf(text);
const plan = planImport(setup);

describe('the real file', () => {
  it('is recognised', () => {
    expect(decoded).toMatchObject({ encoding: 'utf-8', guess: false });
    expect(setup.csv.delimiter).toBe(';');
    expect(detectDateOrder(setup.csv.rows.flatMap(({ cells }) => cells))).toBe('ymd');
  });

  it('fills ID, joined name and status, and leaves licences and everything else alone', () => {
    expect(plan.fields).toEqual(['driver_id', 'name', 'status']);
    const unused = unusedColumns(setup.csv.header, setup.mapping);
    expect(unused.map((column) => setup.csv.header[column])).toContain('license_number');
    expect(unused).toHaveLength(8);
  });

  it('imports 150 of 150 rows', () => {
    expect(plan.counts).toEqual({ new: 150, changed: 0, unchanged: 0, duplicate: 0, wrong: 0 });
    expect(plan.entries.at(-1)).toMatchObject({
      line: 151,
      record: { driver_id: 'DRV00150', name: 'Robert Martin', status: 'active' },
    });
  });

  it('has the file’s names and statuses', () => {
    // Split by hand, without our parser. `cut -d';' -f10
    // sort
    // uniq -c` says 124 and 26.
    const lines = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';'));
    expect(plan.entries.map(({ record }) => record.name)).toEqual(
      lines.map(([, first, last]) => `${first} ${last}`),
    );
    const statuses = plan.entries.map(({ record }) => record.status);
    expect(statuses.filter((status) => status === 'active')).toHaveLength(124);
    expect(statuses.filter((status) => status === 'cancelled')).toHaveLength(26);
    expect(statuses).toEqual(
      lines.map((cells) => (cells[9] === 'Active' ? 'active' : 'cancelled')),
    );
  });

  it('is sent as a file that reads back as the same 150 drivers', () => {
    const canonical = canonicalCsv(plan);
    expect(canonical.split('\r\n').slice(0, 2)).toEqual([
      'driver_id,name,status',
      'DRV00001,Jennifer Hernandez,active',
    ]);
    const again = planImport(setupOf(canonical));
    expect(again.entries.map(({ record }) => record)).toEqual(
      plan.entries.map(({ record }) => record),
    );
  });

  it('has nothing to do the second time', () => {
    const existing = plan.entries.map(({ record }) => record);
    expect(planImport({ ...setup, existing }).counts).toMatchObject({ new: 0, unchanged: 150 });
  });
});

it('covers every field that the form checks', () => {
  expect(Object.keys(driverImport.fields).toSorted()).toEqual(
    Object.keys(drivers.fields).toSorted(),
  );
});
