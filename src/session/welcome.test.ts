import { afterEach, expect, it, vi } from 'vitest';

import { FakeStorage } from './testing/fakeTab.ts';
import { storeWelcome, consumeWelcome } from './welcome.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is shown once, as it was left', () => {
  vi.stubGlobal('window', { sessionStorage: new FakeStorage() });
  expect(consumeWelcome()).toBeUndefined();
  storeWelcome('created');
  expect(consumeWelcome()).toBe('created');
  expect(consumeWelcome()).toBeUndefined();
});

it('is dropped if unknown', () => {
  const sessionStorage = new FakeStorage();
  sessionStorage.setItem('qafila.welcome', '<b>hello</b>');
  vi.stubGlobal('window', { sessionStorage });
  expect(consumeWelcome()).toBeUndefined();
});

it('is not shown where storage is blocked', () => {
  vi.stubGlobal('window', {});
  storeWelcome('back');
  expect(consumeWelcome()).toBeUndefined();
});
