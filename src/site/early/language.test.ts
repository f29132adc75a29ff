import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followLanguage } from './language.ts';

class FakeElement {
  lang = 'ar';
  search = '';
  hash = '';
  readonly #selector: string;
  constructor(selector: string) {
    this.#selector = selector;
  }
  closest = (selector: string) => (selector === this.#selector ? this : null);
}

const listeners = new Map<string, (event: object) => void>();
const setItem = vi.fn<(key: string, value: string) => void>();
const press = (selector: string) => {
  const target = new FakeElement(selector);
  listeners.get('click')?.({ target });
  return target;
};

beforeEach(() => {
  setItem.mockReset();
  vi.stubGlobal('Element', FakeElement);
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
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps where the visitor wanted to go when another language is chosen', () => {
  const link = press('a.language');
  expect(link).toMatchObject({ search: '?from=%2Ffleet%2Fdrivers%2F5', hash: '#top' });
  expect(setItem.mock.calls).toEqual([['qafila.language', '"ar"']]);
});

it('goes on in the language of the page where someone signs in, through Google too', () => {
  press('[data-google]');
  expect(setItem.mock.calls).toEqual([['qafila.language', '"en"']]);
});
