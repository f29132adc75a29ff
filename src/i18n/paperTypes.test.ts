import { afterAll, expect, it, vi } from 'vitest';

import { i18nProvider, language, loadTexts } from './i18nProvider.ts';

// As in paged.test.ts.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../domain/base/expiryKinds.ts', async (original) => ({
  ...(await original<object>()),
  PAPER_TYPES: { trailers: 'fleet/trailers' },
}));

it('calls a kind of expiry as the record type that is such a paper itself', async () => {
  await loadTexts();
  const nameOfKind = () => i18nProvider.translate('common.expiryKinds.trailers');
  expect(nameOfKind()).toBe('Trailer');
  await language.set('ar');
  expect(nameOfKind()).toBe('مقطورة');
  expect(i18nProvider.translate('common.expiryKinds.tir')).toBe('دفتر TIR');
});
