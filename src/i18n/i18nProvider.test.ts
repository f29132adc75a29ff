import { expect, it } from 'vitest';

import { importing } from './en/import.ts';
import { en } from './en/index.ts';
import { later } from './en/later.ts';
import { i18nProvider, loadTexts } from './i18nProvider.ts';

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

it('loads them once', () => {
  expect(loadTexts()).toBe(loadTexts());
  expect(loadTexts('importing')).not.toBe(loadTexts());
});

it('has no text twice, where one would hide the other', () => {
  const shared = (a: object, b: object) => Object.keys(a).filter((key) => key in b);
  expect(shared(en, later)).toEqual(['resources']);
  expect(shared({ importing }, { ...en, ...later })).toEqual([]);
  expect(shared(en.resources, later.resources)).toEqual([]);
});
