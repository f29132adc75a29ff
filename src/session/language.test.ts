import { afterEach, expect, it, vi } from 'vitest';

import { chosenLanguage } from './language.ts';

const stored = new Map<string, string>();

afterEach(() => stored.clear());

it('keeps language and digits for each user of a browser, and the last ones for whoever is new', () => {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
  chosenLanguage.set('ar', '1');
  chosenLanguage.setDigits('arab', '1');
  chosenLanguage.set('en', '2');
  chosenLanguage.setDigits('latn', '2');
  expect([chosenLanguage.of('1'), chosenLanguage.digits('1')]).toEqual(['ar', 'arab']);
  expect([chosenLanguage.of('2'), chosenLanguage.digits('2')]).toEqual(['en', 'latn']);
  expect([chosenLanguage.of('3'), chosenLanguage.digits('3')]).toEqual([undefined, 'latn']);
  expect(chosenLanguage.last()).toBe('en');
});
