import { afterEach, expect, it, vi } from 'vitest';

import { FakeStorage } from './testing/fakeTab.ts';
import { leaveWelcome, takeWelcome } from './welcome.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is said once, as it was left', () => {
  vi.stubGlobal('window', { sessionStorage: new FakeStorage() });
  expect(takeWelcome()).toBeUndefined();
  leaveWelcome('created');
  expect(takeWelcome()).toBe('created');
  expect(takeWelcome()).toBeUndefined();
});

it('is none that we do not know', () => {
  const sessionStorage = new FakeStorage();
  sessionStorage.setItem('qafila.welcome', '<b>hello</b>');
  vi.stubGlobal('window', { sessionStorage });
  expect(takeWelcome()).toBeUndefined();
});

it('stays unsaid where storage is forbidden', () => {
  vi.stubGlobal('window', {});
  leaveWelcome('back');
  expect(takeWelcome()).toBeUndefined();
});
