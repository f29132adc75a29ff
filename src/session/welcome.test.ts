import { afterEach, expect, it, vi } from 'vitest';

import { FakeStorage } from './testing/fakeTab.ts';
import { leaveWelcome, takeWelcome } from './welcome.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is shown once, as it was left', () => {
  vi.stubGlobal('window', { sessionStorage: new FakeStorage() });
  expect(takeWelcome()).toBeUndefined();
  leaveWelcome('created');
  expect(takeWelcome()).toBe('created');
  expect(takeWelcome()).toBeUndefined();
});

it('is dropped if unknown', () => {
  const sessionStorage = new FakeStorage();
  sessionStorage.setItem('qafila.welcome', '<b>hello</b>');
  vi.stubGlobal('window', { sessionStorage });
  expect(takeWelcome()).toBeUndefined();
});

it('is not shown where storage is blocked', () => {
  vi.stubGlobal('window', {});
  leaveWelcome('back');
  expect(takeWelcome()).toBeUndefined();
});
