import { afterEach, expect, it, vi } from 'vitest';

import { DEFAULT_LOCALIZATION, type Localization } from '../domain/settings/localization.ts';
import { FakeStorage } from './testing/fakeTab.ts';

const KEY = 'qafila.localization';
const later: Localization = { ...DEFAULT_LOCALIZATION, due_soon_days: 60 };

type Heard = (event: { key: string; newValue: string | null }) => void;

/** The store as a newly opened tab finds it. */
const openTab = async (stored?: string) => {
  const localStorage = new FakeStorage();
  if (stored !== undefined) localStorage.setItem(KEY, stored);
  const listeners: Heard[] = [];
  vi.stubGlobal('window', {
    localStorage,
    addEventListener: (_type: 'storage', listener: Heard) => listeners.push(listener),
  });
  vi.resetModules();
  const { localization } = await import('./localization.ts');
  localization.start();
  return {
    localization,
    localStorage,
    hear: (newValue: string | null, key = KEY) => {
      for (const listener of listeners) listener({ key, newValue });
    },
  };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('calls its listeners after a change, and only then', async () => {
  const { localization } = await openTab();
  const listener = vi.fn<() => void>();
  const stop = localization.subscribe(listener);
  const before = localization.get();
  localization.set({ ...DEFAULT_LOCALIZATION });
  expect(localization.get()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  localization.set(later);
  expect(localization.get()).toEqual(later);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  localization.set(DEFAULT_LOCALIZATION);
  expect(listener).toHaveBeenCalledOnce();
});

it('outlives the tab', async () => {
  const first = await openTab();
  first.localization.set(later);
  const stored = first.localStorage.getItem(KEY) ?? '';
  const second = await openTab(stored);
  expect(second.localization.get()).toEqual(later);
});

it('follows other tabs', async () => {
  const { localization, hear } = await openTab();
  hear(JSON.stringify(later), 'another.key');
  expect(localization.get()).toEqual(DEFAULT_LOCALIZATION);
  hear(JSON.stringify(later));
  expect(localization.get()).toEqual(later);
  hear(null);
  expect(localization.get()).toEqual(later);
});

it.each(['{', 'null', '{"due_soon_days":-1}'])('falls back to the default for %s', async (text) => {
  const { localization } = await openTab(text);
  expect(localization.get()).toEqual(DEFAULT_LOCALIZATION);
});

it('works where storage is full', async () => {
  const { localization, localStorage } = await openTab();
  localStorage.full = true;
  localization.set(later);
  expect(localization.get()).toEqual(later);
});
