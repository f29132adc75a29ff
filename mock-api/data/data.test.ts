import { describe, expect, it } from 'vitest';

import { testDay } from '../../src/domain/base/testing.ts';
import { documents } from '../../src/domain/documents/documents.ts';
import { drivers } from '../../src/domain/fleet/drivers.ts';
import { trailers } from '../../src/domain/fleet/trailers.ts';
import { trucks } from '../../src/domain/fleet/trucks.ts';
import { problemsIn } from '../../src/domain/records/checks.ts';
import { matcherOf } from '../../src/domain/records/filter.ts';
import type { AnyRecordType } from '../../src/domain/records/recordType.ts';
import { DEFAULT_COUNTS } from '../core/options.ts';
import { samplePdf } from '../core/samplePdf.ts';
import { Calendar } from './calendar.ts';
import { generateAll } from './index.ts';
import { generateUsual } from './usual.ts';

const TODAY = '2026-03-31';
const generate = (seed = 1, counts: Partial<typeof DEFAULT_COUNTS> = {}, today = TODAY) =>
  generateAll({ seed, counts: { ...DEFAULT_COUNTS, ...counts } }, today);

const data = generate();

describe('generated data', () => {
  it('are the same for the same seed and day', () => {
    expect(generate()).toEqual(data);
  });

  it('differ with the seed', () => {
    expect(generate(2).drivers).not.toEqual(data.drivers);
  });

  it('keep the drivers when there are more documents', () => {
    expect(generate(1, { documents: 10 }).drivers).toEqual(data.drivers);
  });

  const problems = (type: AnyRecordType, rows: readonly object[]) =>
    rows.filter((row) => Object.keys(problemsIn(type, { ...row })).length > 0);

  it('have only records that the domain accepts', () => {
    expect(problems(drivers, data.drivers)).toEqual([]);
    expect(problems(trucks, data.trucks)).toEqual([]);
    expect(problems(trailers, data.trailers)).toEqual([]);
    expect(problems(documents, data.documents)).toEqual([]);
  });

  it('have a date in each row of a record type without a generator', () => {
    const { trailers: rows } = generateUsual(1, new Calendar(TODAY), () => []);
    expect(rows.filter(({ registration_expiry }) => registration_expiry === null)).toEqual([]);
  });

  it('have renewals that expire later', () => {
    const renewals = data.documents.filter(({ replaces_id }) => replaces_id !== null);
    expect(renewals.length).toBeGreaterThan(3);
    for (const { replaces_id, expiry_date } of renewals) {
      const old = data.documents.find(({ id }) => id === replaces_id);
      expect(String(old?.expiry_date) < String(expiry_date)).toBe(true);
    }
  });

  it.each(['gatepass', 'road_permit'] as const)('have every state of the %s', (paper) => {
    for (const state of ['overdue', 'due', 'valid', 'unknown'] as const) {
      expect(data.drivers.some(matcherOf(drivers, { [paper]: state }, testDay(TODAY)))).toBe(true);
    }
    const days = data.drivers.map((driver) => driver[`${paper}_expiry`]);
    expect(days).toEqual(expect.arrayContaining([TODAY, '2026-03-30', '2026-04-30', '2026-05-01']));
  });

  it('assign each truck and trailer to one driver at most', () => {
    for (const field of ['truck_id', 'trailer_id'] as const) {
      const taken = data.drivers.map((driver) => driver[field]).filter((id) => id !== null);
      expect(taken.length).toBeGreaterThan(30);
      expect(new Set(taken).size).toBe(taken.length);
    }
  });

  it('have no duplicate plates', () => {
    const plates = data.trucks.map((truck) =>
      [truck.plate_emirate, truck.plate_category, truck.plate_code, truck.plate_number].join(' '),
    );
    expect(new Set(plates).size).toBe(plates.length);
  });

  it('have diesel levels that stay within the tanks, and odometers that only increase', () => {
    for (const stock of data.diesel_stock) {
      expect(stock.liters).toBeGreaterThan(0);
      expect(stock.liters).toBeLessThanOrEqual(stock.capacity_l ?? 0);
    }
    for (const truck of data.trucks) {
      const readings = data.diesel_issues
        .filter(({ truck_id }) => truck_id === truck.id)
        .toSorted((a, b) => a.id - b.id)
        .map(({ odometer_km }) => odometer_km ?? 0);
      expect(readings).toEqual(readings.toSorted((a, b) => a - b));
    }
  });

  it('can be empty', () => {
    const none = { drivers: 0, trucks: 0, trailers: 0, documents: 1, activity: 3, diesel_days: 2 };
    expect(generate(1, none)).toMatchObject({ drivers: [], diesel_issues: [] });
  });

  it('have files as large as their rows say', () => {
    for (const document of data.documents.slice(0, 5)) {
      const file = samplePdf(document);
      expect(file.length).toBe(document.size_bytes);
      expect(new TextDecoder().decode(file.subarray(0, 5))).toBe('%PDF-');
    }
  });
});
