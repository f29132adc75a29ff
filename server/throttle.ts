const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15 * 60 * 1000;
const FORGET_AFTER_MS = 60 * 60 * 1000;
const MOST_REMEMBERED = 10_000;

interface Tries {
  /** Of those that failed. */
  count: number;
  /** Of those that are not decided yet. */
  open: number;
  /** When the next try is heard. */
  free: number;
  /** When the last one was decided. */
  last: number;
}

export type Outcome = 'failed' | 'succeeded' | 'neither';

/** Makes whoever fails again and again wait, twice as long each time, whatever becomes of the clock. */
export class Throttle {
  readonly #tries = new Map<string, Tries>();
  readonly #freeTries: number;

  constructor(freeTries: number) {
    this.#freeTries = freeTries;
  }

  /** How many milliseconds are left to wait. At once no more are heard than may fail without waiting. */
  wait(key: string, now = performance.now()): number {
    const { count, open, free } = this.#of(key, now);
    const atOnce = Math.max(1, this.#freeTries - count);
    return Math.max(0, free - now, open < atOnce ? 0 : FIRST_WAIT_MS);
  }

  begin(key: string, now = performance.now()): void {
    if (this.#tries.size > MOST_REMEMBERED) this.#forget(now);
    const tries = this.#of(key, now);
    this.#tries.set(key, { ...tries, open: tries.open + 1 });
  }

  end(key: string, outcome: Outcome, now = performance.now()): void {
    const before = this.#of(key, now);
    const open = before.open - 1;
    if (outcome === 'neither') this.#keep(key, { ...before, open });
    else {
      const count = outcome === 'failed' ? before.count + 1 : 0;
      this.#keep(key, { count, open, free: now + this.#waitAfter(count), last: now });
    }
  }

  #waitAfter(count: number): number {
    if (count < this.#freeTries) return 0;
    return Math.min(FIRST_WAIT_MS * 2 ** (count - this.#freeTries), LONGEST_WAIT_MS);
  }

  #of(key: string, now: number): Tries {
    const known = this.#tries.get(key);
    if (known && now - known.last < FORGET_AFTER_MS) return known;
    return { count: 0, open: known?.open ?? 0, free: 0, last: now };
  }

  #keep(key: string, tries: Tries): void {
    if (tries.count + tries.open === 0) this.#tries.delete(key);
    else this.#tries.set(key, tries);
  }

  #forget(now: number): void {
    for (const [key, { open, last }] of this.#tries) {
      if (open === 0 && now - last > FORGET_AFTER_MS) this.#tries.delete(key);
    }
  }
}
