import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { testDay } from '../base/testing.ts';
import { drivers } from '../fleet/drivers.ts';
import { truckWith } from '../fleet/testing.ts';
import { trucks } from '../fleet/trucks.ts';
import { countValues, queryRows, type RowQuery } from './query.ts';
import type { AnyRecordType } from './recordType.ts';

const query = <R extends Row>(rows: readonly R[], asked: RowQuery, type: AnyRecordType = drivers) =>
  queryRows(type, rows, asked, testDay('2026-11-22'));

type Row = { id: number | string };

const row = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }),
  name: fc.option(fc.string()),
  driver_id: fc.oneof(fc.string(), fc.constant('')),
  status: fc.constantFrom('active', 'vacation', 'cancelled', 'suspended', null),
});
const someRows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 60 });
const field = fc.constantFrom('id', 'name', 'driver_id', 'status', 'missing');
const order = fc.constantFrom('ASC', 'DESC');

describe('queryRows', () => {
  it('sorts without losing or duplicating rows, and puts empty values last', () => {
    fc.assert(
      fc.property(someRows, field, order, (rows, sortField, sortOrder) => {
        const { page, total } = query(rows, { sort: [sortField, sortOrder] });
        expect(total).toBe(rows.length);
        expect(new Set(page)).toEqual(new Set(rows));
        expect(page).toHaveLength(rows.length);
        const isEmpty = page.map((one) =>
          [null, undefined, ''].includes(Reflect.get(one, sortField) as string),
        );
        expect(isEmpty).toEqual(isEmpty.toSorted((a, b) => Number(a) - Number(b)));
      }),
    );
  });

  it('reverses an order as a whole, rows that are equal in it too', () => {
    fc.assert(
      fc.property(someRows, field, (rows, sortField) => {
        const full = rows.filter((row) => ![null, undefined, ''].includes(row[sortField as never]));
        const by = (sortOrder: string) => query(full, { sort: [sortField, sortOrder] }).page;
        expect(by('DESC')).toEqual(by('ASC').toReversed());
      }),
    );
  });

  it('answers as before, whatever else was asked of the same rows', () => {
    fc.assert(
      fc.property(someRows, field, field, order, (rows, one, other, sortOrder) => {
        const first = query(rows, { sort: [one, sortOrder] });
        query(rows, { sort: [other, 'DESC'], filter: { q: 'a' } });
        expect(query(rows, { sort: [one, sortOrder] })).toEqual(first);
        expect(query([...rows], { sort: [one, sortOrder] })).toEqual(first);
      }),
    );
  });

  it('splits into pages that together are the whole', () => {
    fc.assert(
      fc.property(someRows, fc.integer({ min: 1, max: 20 }), (rows, size) => {
        const sort = ['id', 'ASC'] as const;
        const whole = query(rows, { sort }).page;
        const pages: Row[] = [];
        for (let first = 0; first < rows.length; first += size) {
          pages.push(...query(rows, { sort, range: [first, first + size - 1] }).page);
        }
        expect(pages).toEqual(whole);
      }),
    );
  });

  it('finds any text without treating it as a pattern', () => {
    fc.assert(
      fc.property(
        someRows,
        fc.oneof(fc.string(), fc.constantFrom('(', '.*', '\\', '[')),
        (rows, q) => {
          const { total } = query(rows, { filter: { q } });
          expect(total).toBeLessThanOrEqual(rows.length);
        },
      ),
    );
  });

  it('treats everything that is not active as inactive', () => {
    const rows = ['active', 'vacation', 'cancelled'].map((status, id) => ({ id, status }));
    const found = query(rows, { filter: { status: 'inactive' } }).page;
    expect(found.map(({ status }) => status)).toEqual(['vacation', 'cancelled']);
  });

  it('ignores case, accents, digit scripts and Arabic spelling variants in a search', () => {
    const rows = [
      { id: 1, name: 'José Cruz', driver_id: 'D-7' },
      { id: 2, name: 'Ahmed', name_ar: 'أحمد', driver_id: 'D-12' },
    ];
    const ids = (q: string) => query(rows, { filter: { q } }).page.map(({ id }) => id);
    expect(ids('jose')).toEqual([1]);
    expect(ids('احمد')).toEqual([2]);
    expect(ids('d-١٢')).toEqual([2]);
    expect(ids('d-۷')).toEqual([1]);
  });

  it('finds a driver by some of the names, in any order, and by any part of the phone number', () => {
    const rows = [
      { id: 1, name: 'Salem Bin Omar', driver_id: 'D-7', phone: '+971 50 123 4567' },
      { id: 2, name: 'Salem Khan', driver_id: 'D-12', phone: null },
    ];
    const ids = (q: string) => query(rows, { filter: { q } }).page.map(({ id }) => id);
    expect(ids('Salem Omar')).toEqual([1]);
    expect(ids('omar salem')).toEqual([1]);
    expect(ids('khan d12')).toEqual([2]);
    expect(ids('1234567')).toEqual([1]);
    expect(ids('050 123')).toEqual([1]);
    expect(ids('Salem Ali')).toEqual([]);
  });

  it('finds trucks by their plate as people type it, and by which documents are due', () => {
    const rows: Row[] = [
      truckWith({
        id: 1,
        plate_emirate: 'Dubai',
        plate_code: 'K',
        plate_number: '12345',
        registration_expiry: '1999-01-01',
      }),
      truckWith({ id: 2, model: 'FH 460', insurance_expiry: '1999-01-01' }),
    ].map((truck) => ({ ...truck }));
    const ids = (filter: Record<string, unknown>) =>
      query(rows, { filter }, trucks).page.map(({ id }) => id);
    expect(ids({ q: 'dubai k 12345' })).toEqual([1]);
    expect(ids({ q: 'K12345' })).toEqual([1]);
    expect(ids({ q: 'fh 4' })).toEqual([2]);
    expect(ids({ expiry: 'overdue' })).toEqual([1, 2]);
    expect(ids({ registration: 'overdue' })).toEqual([1]);
  });

  it('sorts numbers within texts as numbers', () => {
    const rows = ['D-10', 'D-9', 'd-100'].map((driver_id, id) => ({ id, driver_id }));
    const sorted = query(rows, { sort: ['driver_id', 'ASC'] }).page;
    expect(sorted.map(({ driver_id }) => driver_id)).toEqual(['D-9', 'D-10', 'd-100']);
  });

  it('sorts names as their readers do: each their own letters first, those of Urdu in their places', () => {
    const names = ['Zaid', 'يوسف', 'أحمد', 'Adil', 'باسم', 'پرویز', 'تامر', null];
    const rows = names.map((name, id) => ({ id, name, name_ar: null }));
    const sorted = (inArabic: boolean) =>
      queryRows(drivers, rows, { sort: ['name', 'ASC'] }, testDay('2026-11-22'), inArabic).page.map(
        ({ name }) => name,
      );
    const arabic = ['أحمد', 'باسم', 'پرویز', 'تامر', 'يوسف'];
    expect(sorted(false)).toEqual(['Adil', 'Zaid', ...arabic, null]);
    expect(sorted(true)).toEqual([...arabic, 'Adil', 'Zaid', null]);
  });
});

it('counts for each value what choosing it leaves', () => {
  fc.assert(
    fc.property(someRows, fc.constantFrom('', 'a', 'e'), (rows, q) => {
      const day = testDay('2026-11-22');
      const counts = countValues(drivers, rows, { filter: { q }, field: 'status' }, day);
      for (const status of ['active', 'vacation', 'suspended'])
        expect(counts.get(status) ?? 0).toBe(query(rows, { filter: { q, status } }).total);
    }),
    { numRuns: 100, seed: 12 },
  );
});
