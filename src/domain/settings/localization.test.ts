import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { showDate } from '../base/dates.ts';
import {
  DATE_FORMATS,
  DEFAULT_LOCALIZATION,
  isValidSetting,
  LOCALIZATION_FIELDS,
  readLocalization,
} from './localization.ts';
import { localizationProblems } from './localizationChecks.ts';

describe('readLocalization', () => {
  it('takes valid values, numbers as text too, and nothing but the fields', () => {
    expect(
      readLocalization({ id: 1, time_zone: 'Asia/Riyadh', due_soon_days: '45', weekend: ['5'] }),
    ).toEqual({
      ...DEFAULT_LOCALIZATION,
      time_zone: 'Asia/Riyadh',
      due_soon_days: 45,
      weekend: [5],
    });
  });

  it('is always usable, whatever it reads', () => {
    const any = fc.record(
      Object.fromEntries(LOCALIZATION_FIELDS.map((field) => [field, fc.anything()])),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), any), (raw) => {
        const read = readLocalization(raw);
        for (const field of LOCALIZATION_FIELDS) {
          expect(isValidSetting(field, read[field])).toBe(true);
        }
      }),
      { seed: 21 },
    );
  });
});

describe('localizationProblems', () => {
  it('finds none in the default', () => {
    expect(localizationProblems({ ...DEFAULT_LOCALIZATION })).toEqual({});
  });

  test.each([
    ['language', 'tlh', 'choice'],
    ['time_zone', 'Asia/Atlantis', 'timeZone'],
    ['time_zone', '', 'required'],
    ['date_format', 'd.m.y', 'choice'],
    ['first_day_of_week', 7, 'range'],
    ['weekend', [0, 1, 2, 3, 4, 5, 6], 'weekend'],
    ['due_soon_days', -1, 'range'],
    ['due_soon_days', 366, 'range'],
    ['due_soon_days', 1.5, 'range'],
    ['due_soon_days', null, 'required'],
    ['gatepass_due_soon_days', -1, 'range'],
    ['document_due_soon_days', 366, 'range'],
    ['tir_due_soon_days', 'many', 'range'],
  ] as const)('%s: %j is refused', (field, value, code) => {
    expect(localizationProblems({ [field]: value })).toMatchObject({ [field]: { code } });
  });

  test.each([0, 365, null])('%j days for one kind are accepted', (days) => {
    expect(localizationProblems({ insurance_due_soon_days: days })).toEqual({});
  });

  it('does not require what is not given', () => {
    expect(localizationProblems({ section: 'localization', currency: 'SAR' })).toEqual({});
  });
});

test.each([
  ['yyyy-MM-dd', '2026-03-09'],
  ['dd/MM/yyyy', '09/03/2026'],
  ['dd-MM-yyyy', '09-03-2026'],
  ['dd MMM yyyy', '09 Mar 2026'],
] as const)('a day as %s', (format, shown) => {
  expect(showDate('2026-03-09', format)).toBe(shown);
  expect(showDate('soon', format)).toBe('soon');
});

test.each(DATE_FORMATS)('%s loses nothing of a day', (format) => {
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  for (let month = 1; month <= 12; month += 1) {
    const padded = String(month).padStart(2, '0');
    const shown = showDate(`2026-${padded}-28`, format);
    expect(shown).toContain('2026');
    expect(shown).toContain('28');
    expect(shown).toContain(format.includes('MMM') ? months[month - 1] : padded);
  }
});
