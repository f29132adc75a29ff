const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15 * 60 * 1000;
const FORGET_AFTER_MS = 60 * 60 * 1000;
const MOST_REMEMBERED = 10_000;

interface Tries {
  count: number;
  /** When the next try is heard. */
  free: number;
  last: number;
}

/** Makes whoever fails again and again wait, twice as long each time. */
export class Throttle {
  readonly #tries = new Map<string, Tries>();
  readonly #freeTries: number;

  constructor(freeTries: number) {
    this.#freeTries = freeTries;
  }

  /** How many milliseconds are left to wait. */
  wait(key: string, now = Date.now()): number {
    return Math.max(0, (this.#tries.get(key)?.free ?? 0) - now);
  }

  failed(key: string, now = Date.now()): void {
    if (this.#tries.size > MOST_REMEMBERED) this.#forget(now);
    const before = this.#tries.get(key);
    const count = before && now - before.last < FORGET_AFTER_MS ? before.count + 1 : 1;
    const doubled = FIRST_WAIT_MS * 2 ** (count - this.#freeTries);
    const wait = count < this.#freeTries ? 0 : Math.min(doubled, LONGEST_WAIT_MS);
    this.#tries.set(key, { count, free: now + wait, last: now });
  }

  succeeded(key: string): void {
    this.#tries.delete(key);
  }

  #forget(now: number): void {
    for (const [key, { last }] of this.#tries) {
      if (now - last > FORGET_AFTER_MS) this.#tries.delete(key);
    }
  }
}
