import { afterEach, describe, expect, it } from 'vitest';

import { showLitres } from '../domain/base/amountTexts.ts';
import { showDate } from '../domain/base/dates.ts';
import { compareTexts, inDigits, ownName, showCount, showPlain } from '../domain/base/formats.ts';
import { numberOf } from '../domain/base/validation.ts';
import { showDays } from '../domain/base/week.ts';
import { en } from './en/index.ts';
import { later } from './en/later.ts';
import { dieselReports } from './en/pages/dieselReports.ts';
import { importing } from './en/pages/import.ts';
import { serverPages } from './en/pages/serverPages.ts';
import { i18nProvider, language, loadTexts } from './i18nProvider.ts';

it('adds the later texts to those of the first view', async () => {
  await loadTexts();
  await loadTexts('importing');
  for (const [key, text] of [
    ['importing.choose.drop', importing.choose.drop],
    ['shell.loading', en.shell.loading],
    ['resources.fleet/drivers.fields.phone', en.resources['fleet/drivers'].fields.phone],
    ['resources.fleet/trucks.fields.notes', later.resources['fleet/trucks'].fields.notes],
    ['settings.back', later.settings.back],
  ] as const) {
    expect(i18nProvider.translate(key)).toBe(text);
  }
});

it('groups the digits of counts, and of nothing else', async () => {
  await loadTexts('importing');
  expect(i18nProvider.translate('importing.run.saved', { smart_count: 10_000 })).toBe(
    '10,000 rows saved',
  );
  expect(i18nProvider.translate('importing.plan.cellOf', { field: 'Name', line: 77_779 })).toBe(
    'Name, line 77779',
  );
});

it('asks for what a list has, unless its texts name the fields that are searched', async () => {
  await loadTexts();
  const searchOf = (name: string) => i18nProvider.translate(`resources.${name}.fields.q`);
  expect(searchOf('fleet/trucks')).toBe(later.resources['fleet/trucks'].fields.q);
  expect(searchOf('companies')).toBe('Search companies');
});

it('loads them once', () => {
  expect(loadTexts()).toBe(loadTexts());
  expect(loadTexts('importing')).not.toBe(loadTexts());
});

it('has no text twice, where one would hide the other', () => {
  const shared = (a: object, b: object) => Object.keys(a).filter((key) => key in b);
  // `later.ra` holds all of react-admin's texts, those of the first view among them.
  expect(shared(en, later)).toEqual(['ra', 'resources']);
  expect(later.ra).toMatchObject(en.ra);
  expect(shared({ importing, dieselReports, ...serverPages }, { ...en, ...later })).toEqual([]);
  expect(shared(en.resources, later.resources)).toEqual([]);
});

describe('another language', () => {
  afterEach(() => language.set('en'));

  it('is the last one asked for, however late the texts of another arrive', async () => {
    await loadTexts();
    // Its texts are fetched for the first time.
    const arabic = language.set('ar');
    await language.set('en');
    await arabic;
    expect(language.get()).toBe('en');
  });

  it('brings the same texts, and a new provider for whoever shows them', async () => {
    await loadTexts('importing');
    const before = language.provider();
    let calls = 0;
    const stop = language.subscribe(() => (calls += 1));
    await language.set('ar');
    stop();
    expect(language.get()).toBe('ar');
    expect(language.provider()).not.toBe(before);
    expect(calls).toBe(1);
    expect(i18nProvider.translate('common.close')).toBe('إغلاق');
    expect(i18nProvider.translate('importing.choose.button')).toBe('اختيار ملف');
  });

  it.each([
    [0, 'لا سائقين'],
    [1, 'سائق واحد'],
    [2, 'سائقان'],
    [3, '3 سائقين'],
    [11, '11 سائقًا'],
    [100, '100 سائق'],
    [1003, '1,003 سائقين'],
  ])('counts %s drivers as %s', async (smart_count, words) => {
    await language.set('ar');
    expect(i18nProvider.translate('resources.fleet/drivers.count', { smart_count })).toBe(words);
  });

  it('fills the forms of a record type’s name into the texts of all types', async () => {
    await loadTexts();
    await language.set('ar');
    const text = (key: string, options?: object) =>
      i18nProvider.translate(`resources.fleet/trucks.${key}`, options);
    expect(text('actions.add')).toBe('إضافة شاحنة');
    expect(text('delete.confirm')).toBe('حذف الشاحنة');
    expect(text('deleteMany.confirm', { smart_count: 2 })).toBe('حذف شاحنتين');
    expect(text('name', { smart_count: 2 })).toBe('الشاحنات');
  });

  it('counts by whichever number a text is given', async () => {
    await loadTexts();
    await language.set('ar');
    const within = (days: number) => i18nProvider.translate('common.expiry.within', { days });
    expect([1, 2, 3, 30].map(within)).toEqual([
      'خلال يوم واحد',
      'خلال يومين',
      'خلال 3 أيام',
      'خلال 30 يومًا',
    ]);
  });

  it('writes Arabic digits only for those who chose them', async () => {
    await language.set('ar', 'arab');
    expect(showCount(1234.5)).toBe('١٬٢٣٤٫٥');
    expect(showDays('2026-11-22', '2026-11-28')).toBe('٢٢–٢٨ نوفمبر');
    expect(inDigits('2026-11-24')).toBe('٢٠٢٦-١١-٢٤');
    expect(i18nProvider.translate('resources.fleet/drivers.count', { smart_count: 12 })).toBe(
      '١٢ سائقًا',
    );
    expect(i18nProvider.translate('common.expiry.within', { days: 30 })).toBe('خلال ٣٠ يومًا');
    await language.set('ar');
    expect(inDigits('2026-11-24')).toBe('2026-11-24');
  });

  it('shows the Arabic name of a record where there is one', async () => {
    const [both, one] = [
      { name: 'Ali', name_ar: 'علي' },
      { name: 'Ali', name_ar: null },
    ];
    expect([ownName(both), ownName(one)]).toEqual(['Ali', 'Ali']);
    await language.set('ar');
    expect([ownName(both), ownName(one)]).toEqual(['علي', 'Ali']);
  });

  it('sorts as its readers do: each its own letters first', async () => {
    const names = ['Zaid', 'يوسف', 'أحمد', 'Adil', 'باسم', 'D-10', 'D-9'];
    const sorted = () => names.toSorted(compareTexts);
    expect(sorted()).toEqual(['Adil', 'D-9', 'D-10', 'Zaid', 'أحمد', 'باسم', 'يوسف']);
    await language.set('ar');
    expect(sorted()).toEqual(['أحمد', 'باسم', 'يوسف', 'Adil', 'D-9', 'D-10', 'Zaid']);
  });

  it('writes numbers, money and months as its readers do', async () => {
    await language.set('ar');
    expect(showCount(1234.5)).toBe('1,234.5');
    expect(showLitres(3)).toBe('3\u00a0لتر');
    expect(showDate('2026-11-24', 'dd MMM yyyy')).toBe('24 نوفمبر 2026');
  });

  it('writes a plain number in the digits of the reader, who may type them too', async () => {
    await language.set('ar', 'arab');
    expect([showPlain(2024), showPlain(12.5)]).toEqual(['٢٠٢٤', '١٢٫٥']);
    expect(numberOf(showPlain(12.5))).toBe(12.5);
    await language.set('ar');
    expect(showPlain(12.5)).toBe('12.5');
  });
});
