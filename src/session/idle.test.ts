import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { noteUse, watchIdle } from './idle.ts';
import { FakeStorage } from './testing/fakeTab.ts';

const MINUTE = 60_000;

let page: EventTarget & { localStorage?: FakeStorage };
const tell = vi.fn<(idleMs: number) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  tell.mockReset();
  page = Object.assign(new EventTarget(), { localStorage: new FakeStorage() });
  vi.stubGlobal('window', page);
  noteUse();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells how long nothing was used, and starts anew with a sign of use', () => {
  const stop = watchIdle(tell);
  vi.advanceTimersByTime(15 * MINUTE);
  expect(tell).toHaveBeenLastCalledWith(15 * MINUTE);
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(MINUTE);
  expect(tell).toHaveBeenLastCalledWith(MINUTE);
  stop();
  tell.mockReset();
  vi.advanceTimersByTime(MINUTE);
  expect(tell).not.toHaveBeenCalled();
});

it('tells of a long sleep before the first touch counts', () => {
  watchIdle(tell);
  tell.mockReset();
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  page.dispatchEvent(new Event('pointermove'));
  expect(tell).toHaveBeenCalledExactlyOnceWith(60 * MINUTE);
});

it('counts the use of another tab, and a reload as none', () => {
  watchIdle(tell);
  vi.advanceTimersByTime(5 * MINUTE);
  noteUse();
  vi.advanceTimersByTime(MINUTE);
  expect(tell).toHaveBeenLastCalledWith(MINUTE);
  watchIdle(tell);
  expect(tell).toHaveBeenLastCalledWith(MINUTE);
});

it('does not wait for a clock that was ahead', () => {
  page.localStorage?.setItem('qafila.used', String(Date.now() + 60 * 24 * 60 * MINUTE));
  watchIdle(tell);
  vi.advanceTimersByTime(15 * MINUTE);
  expect(tell).toHaveBeenLastCalledWith(15 * MINUTE);
});

it('works without storage', () => {
  delete page.localStorage;
  watchIdle(tell);
  vi.advanceTimersByTime(2 * MINUTE);
  expect(tell).toHaveBeenLastCalledWith(2 * MINUTE);
});
