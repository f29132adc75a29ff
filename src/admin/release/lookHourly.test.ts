import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { lookHourly } from './lookHourly.ts';

const MINUTE = 60_000;

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  show(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const look = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  look.mockReset();
});
afterEach(() => void vi.useRealTimers());

it('looks every hour while the page stays in sight', () => {
  lookHourly(look, new FakePage());
  vi.advanceTimersByTime(59 * MINUTE);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  expect(look).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(120 * MINUTE);
  expect(look).toHaveBeenCalledTimes(3);
});

it('does not look while nobody does, and at once when the user is back after an hour', () => {
  const page = new FakePage();
  lookHourly(look, page);
  page.show('hidden');
  vi.advanceTimersByTime(200 * MINUTE);
  expect(look).not.toHaveBeenCalled();
  page.show('visible');
  expect(look).toHaveBeenCalledOnce();
});

it('lets who comes and goes alone within the hour, and stops when told to', () => {
  const page = new FakePage();
  const stop = lookHourly(look, page);
  vi.advanceTimersByTime(30 * MINUTE);
  page.show('hidden');
  page.show('visible');
  expect(look).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(120 * MINUTE);
  page.show('visible');
  expect(look).not.toHaveBeenCalled();
});
