import { afterEach, expect, it, vi } from 'vitest';

import { FakeStorage } from './testing/fakeTab.ts';
import { leaveWelcome, takeWelcome } from './welcome.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is said once', () => {
  vi.stubGlobal('window', { sessionStorage: new FakeStorage() });
  expect(takeWelcome()).toBe(false);
  leaveWelcome();
  expect(takeWelcome()).toBe(true);
  expect(takeWelcome()).toBe(false);
});

it('stays unsaid where storage is forbidden', () => {
  vi.stubGlobal('window', {});
  leaveWelcome();
  expect(takeWelcome()).toBe(false);
});
