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

it('checks every hour while the page is visible', () => {
  lookHourly(look, new FakePage());
  vi.advanceTimersByTime(59 * MINUTE);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  expect(look).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(120 * MINUTE);
  expect(look).toHaveBeenCalledTimes(3);
});

it('does not check while hidden, and checks at once when the user returns after an hour', () => {
  const page = new FakePage();
  lookHourly(look, page);
  page.show('hidden');
  vi.advanceTimersByTime(200 * MINUTE);
  expect(look).not.toHaveBeenCalled();
  page.show('visible');
  expect(look).toHaveBeenCalledOnce();
});

it('ignores leaving and returning within the hour, and stops on request', () => {
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
