import { afterEach, beforeAll, expect, it } from 'vitest';

import { checkApi, type CheckResult } from '../../../../dataProvider/check/checkApi.ts';
import { testApi } from '../../../../dataProvider/testing.ts';
import { i18nProvider, language, loadTexts } from '../../../../i18n/i18nProvider.ts';
import { reportText } from './reportText.ts';

const api = testApi({
  counts: { drivers: 6, diesel_days: 5 },
  role: 'Super Admin',
  dialect: 'foreign',
});
const head = { api: 'https://api.example.com', role: 'Super Admin', day: '2026-11-23' };

let results: readonly CheckResult[];

beforeAll(async () => {
  await Promise.all([loadTexts(), loadTexts('serverPages')]);
  results = await checkApi(api.client, head.day, new AbortController().signal);
});
afterEach(() => language.set('en'));

it('names calls, results and pages, and nothing that the server stores', async () => {
  const text = reportText(results, head, i18nProvider.translate);
  expect(text).toContain('Check of https://api.example.com as Super Admin, 2026-11-23');
  expect(text).toMatch(
    /Missing \(\d+\)\n {2}GET \/api\/fleet\/documents\/documents.php · \d+\u00a0ms · not promised/,
  );
  expect(text).toContain('Needed by: Fleet: Documents, Fleet: Dashboard');
  expect(text).toMatch(/export.php · \d+\u00a0ms · not needed with this account/);
  expect(text).not.toMatch(/\bapiCheck\.|shell\.|settings\.pages/);
  const people = [...(await api.stored('drivers')), ...(await api.stored('users'))];
  const values = people.flatMap(({ name, email }) => [name, email]).filter(Boolean);
  expect(values.filter((value) => text.includes(String(value)))).toEqual([]);
});

it('keeps an address apart from the Arabic beside it, which it would reorder', async () => {
  await language.set('ar');
  const text = reportText(results, head, i18nProvider.translate);
  expect(text).toMatch(
    /\n {2}\u2068GET \/api\/fleet\/documents\/documents\.php\u2069 · \d+\u00a0ملي/,
  );
});
