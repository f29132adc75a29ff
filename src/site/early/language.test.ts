import { afterEach, expect, it, vi } from 'vitest';

import { followLanguage } from './language.ts';

class FakeLink {
  lang = 'ar';
  href = '/ar/login';
  search = '';
  hash = '';
  closest = () => this;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps where the visitor wanted to go when another language is chosen', () => {
  const listeners = new Map<string, (event: object) => void>();
  const setItem = vi.fn<(key: string, value: string) => void>();
  vi.stubGlobal('Element', FakeLink);
  vi.stubGlobal('navigator', { languages: ['en-AE'] });
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  });
  vi.stubGlobal('window', {
    localStorage: { getItem: () => null, setItem },
    location: { search: '?from=%2Ffleet%2Fdrivers%2F5', hash: '#top' },
  });
  followLanguage();
  const link = new FakeLink();
  listeners.get('click')?.({ target: link });
  expect(link).toMatchObject({ search: '?from=%2Ffleet%2Fdrivers%2F5', hash: '#top' });
  expect(setItem.mock.calls).toEqual([['qafila.language', '"ar"']]);
});
