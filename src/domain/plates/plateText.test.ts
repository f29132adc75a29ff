import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { foldName } from '../base/fold.ts';
import { searchable, searcherOf } from '../base/search.ts';
import { truckWith } from '../fleet/testing.ts';
import { parsePlate, plateSourceOf } from './parsePlate.ts';
import { PLATE_SOURCES, type Plate } from './plate.ts';
import { isSamePlate, plateHolder } from './plateFields.ts';
import { PLATE_SOURCE_WORDS } from './plateSources.ts';
import { formatPlate, plateSearchText, shortPlate } from './plateText.ts';

const plate = (
  plate_emirate: Plate['plate_emirate'],
  plate_category: string | null,
  plate_code: string | null,
  plate_number: string | null,
): Plate => ({ plate_emirate, plate_category, plate_code, plate_number });

const anyPlate = fc
  .tuple(
    fc.option(fc.constantFrom(...PLATE_SOURCES)),
    fc.option(fc.constantFrom('Transport', 'Commercial', 'Public Transport', 'نقل عام')),
    fc.option(fc.constantFrom('K', 'AA', '5', '11', '1', 'B')),
    fc.integer({ min: 1, max: 99_999 }).map(String),
  )
  .map((parts) => plate(...parts));

describe('formatPlate', () => {
  test.each([
    [plate('Dubai', 'Transport', 'K', '12345'), 'Dubai Transport K 12345', 'Dubai K 12345'],
    [plate('Qatar', null, null, '9'), 'Qatar 9', 'Qatar 9'],
    [plate(null, ' ', '', null), '', ''],
  ])('%j', (given, long, short) => {
    expect(formatPlate(given)).toBe(long);
    expect(shortPlate(given)).toBe(short);
  });

  it('copes without the parts that a form or a server leaves out', () => {
    expect(formatPlate({ plate_number: '7' } as Plate)).toBe('7');
  });

  it('uses the given name of the emirate', () => {
    expect(shortPlate(plate('Dubai', null, 'K', '1'), () => 'Dubayy')).toBe('Dubayy K 1');
  });

  it('keeps the code left of the number beside an Arabic name', () => {
    expect(shortPlate(plate('Dubai', null, 'K', '1'), () => 'دبي')).toBe('دبي \u2066K 1\u2069');
  });
});

describe('plateSearchText', () => {
  const found = (q: string, given: Plate) => searcherOf(q)(searchable(plateSearchText(given)));

  it("finds a plate by a server's own word for where it is from", () => {
    expect(
      found('iraq 7', { ...plate(null, null, null, '7'), plate_emirate: 'Iraq' as never }),
    ).toBe(true);
  });

  const dubai = plate('Dubai', 'Transport', 'K', '12345');

  test.each([
    'Dubai K 12345',
    'dubai k12345',
    'K12345',
    'k 12345',
    'K-12345',
    'DXB K 12345',
    'دبي K ١٢٣٤٥',
    'Dubai Transport K 12345',
    '12345',
  ])('has %j', (q) => expect(found(q, dubai)).toBe(true));

  test.each(['L 12345', 'Sharjah K 12345', 'K2345'])('does not have %j', (q) =>
    expect(found(q, dubai)).toBe(false),
  );

  it('is empty for no plate, and the bare number where nothing else is known', () => {
    expect(plateSearchText(plate('Dubai', null, null, null))).toBe('');
    expect(found('9', plate(null, null, null, '9'))).toBe(true);
  });
});

describe('parsePlate', () => {
  test.each([
    ['Dubai K 12345', plate('Dubai', null, 'K', '12345')],
    ['DXB-k12345', plate('Dubai', null, 'K', '12345')],
    ['12345 K / Dubai', plate('Dubai', null, 'K', '12345')],
    ['Abu Dhabi 5 12345', plate('Abu Dhabi', null, '5', '12345')],
    ['AUH Commercial 11/4567', plate('Abu Dhabi', 'Commercial', '11', '4567')],
    ['Umm Al Quwain A 77', plate('Umm Al Quwain', null, 'A', '77')],
    ['دبي ك ١٢٣٤٥', plate('Dubai', null, 'ك', '12345')],
    ['أبو ظبي ٥ ١٢٣٤', plate('Abu Dhabi', null, '5', '1234')],
    ['1234 ABJ KSA', plate('Saudi Arabia', null, 'ABJ', '1234')],
    ['K 12345', plate(null, null, 'K', '12345')],
    ['12345', plate(null, null, null, '12345')],
    ['Dubai', undefined],
    [' ', undefined],
  ])('reads %j', (text, found) => expect(parsePlate(text)).toEqual(found));

  it('reads back every plate that it wrote', () => {
    fc.assert(
      fc.property(anyPlate, (given) => {
        expect(parsePlate(formatPlate(given))).toEqual(given);
        expect(parsePlate(shortPlate(given))).toEqual({ ...given, plate_category: null });
      }),
      { numRuns: 1000, seed: 21 },
    );
  });

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const found = parsePlate(text);
        expect(found === undefined || /^\d+$/.test(found.plate_number ?? '')).toBe(true);
      }),
      { numRuns: 500, seed: 22 },
    );
  });
});

describe('plateSourceOf', () => {
  it('reads no word as two emirates', () => {
    const words = PLATE_SOURCES.flatMap((source) =>
      [source, ...PLATE_SOURCE_WORDS[source]].map((word) => ({ source, word })),
    );
    for (const { source, word } of words) expect(plateSourceOf(word)).toBe(source);
    expect(new Set(words.map(({ word }) => foldName(word))).size).toBe(words.length);
  });

  test.each(['', 'Paris', '12', '__proto__'])('%j is unknown', (word) =>
    expect(plateSourceOf(word)).toBeUndefined(),
  );
});

describe('isSamePlate', () => {
  const known = plate('Dubai', 'Transport', 'K', '123');

  it('ignores case, blanks and Arabic digits, but compares each of the four parts', () => {
    expect(isSamePlate(plate('Dubai', 'transport ', 'k', ' ١٢٣'), known)).toBe(true);
    for (const other of [
      plate('Sharjah', 'Transport', 'K', '123'),
      plate('Dubai', 'Private', 'K', '123'),
      plate('Dubai', 'Transport', null, '123'),
      plate('Dubai', 'Transport', 'L', '123'),
      plate('Dubai', 'Transport', 'K', '124'),
    ]) {
      expect(isSamePlate(other, known)).toBe(false);
    }
  });

  it('treats a missing category as any', () => {
    const without = plate('Dubai', null, 'K', '123');
    expect(isSamePlate(without, known)).toBe(true);
    expect(isSamePlate(known, without)).toBe(true);
  });

  it('distinguishes any two plates that differ in more than a missing category', () => {
    fc.assert(
      fc.property(anyPlate, anyPlate, (a, b) => {
        const isOpen = !a.plate_category || !b.plate_category;
        const show = isOpen ? shortPlate : formatPlate;
        expect(isSamePlate(a, b)).toBe(show(a) === show(b));
      }),
      { numRuns: 500, seed: 23 },
    );
  });
});

describe('plateHolder', () => {
  const rows = [
    truckWith({ id: 1 }),
    truckWith({ id: 2, ...plate('Dubai', null, 'K', '123') }),
    truckWith({ id: 3, ...plate('Dubai', null, 'L', '123') }),
  ];

  it('finds who has the plate, but not the record itself, and no one for no plate', () => {
    expect(plateHolder(rows, plate('Dubai', null, 'k', '123'))?.id).toBe(2);
    expect(plateHolder(rows, plate('Dubai', null, 'K', '123'), 2)).toBeUndefined();
    expect(plateHolder(rows, plate(null, null, null, null), 9)).toBeUndefined();
    expect(
      plateHolder(rows, { plate_emirate: 'Dubai', plate_code: 'L', plate_number: 123 }),
    ).toBeDefined();
    expect(plateHolder(rows, {})).toBeUndefined();
  });
});
