import { beforeAll, expect, it } from 'vitest';

import { checkApi } from '../../../../dataProvider/check/checkApi.ts';
import { testApi } from '../../../../dataProvider/testing.ts';
import { i18nProvider, loadTexts } from '../../../../i18n/i18nProvider.ts';
import { reportText } from './reportText.ts';

const api = testApi({
  counts: { drivers: 6, diesel_days: 5 },
  role: 'Super Admin',
  dialect: 'foreign',
});
const head = { api: 'https://api.example.com', role: 'Super Admin', day: '2026-11-23' };

beforeAll(() => Promise.all([loadTexts(), loadTexts('serverPages')]));

it('names calls, results and pages, and nothing that the server stores', async () => {
  const results = await checkApi(api.client, head.day, new AbortController().signal);
  const text = reportText(results, head, i18nProvider.translate);
  expect(text).toContain('Check of https://api.example.com as Super Admin, 2026-11-23');
  expect(text).toMatch(
    /Missing \(\d+\)\n {2}GET \/api\/fleet\/documents\/documents.php · \d+ ms · not promised/,
  );
  expect(text).toContain('Needed by: Fleet: Documents, Fleet: Dashboard');
  expect(text).toMatch(/export.php · \d+ ms · not needed with this account/);
  expect(text).not.toMatch(/\bapiCheck\.|shell\.|settings\.pages/);
  const people = [...(await api.stored('drivers')), ...(await api.stored('users'))];
  const values = people.flatMap(({ name, email }) => [name, email]).filter(Boolean);
  expect(values.filter((value) => text.includes(String(value)))).toEqual([]);
});
