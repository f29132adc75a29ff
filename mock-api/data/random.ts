/** A small seeded generator (mulberry32): the same seed gives the same data everywhere. */
export class Random {
  #state: number;

  constructor(seed: number, purpose: string) {
    let hash = seed | 0;
    for (const char of purpose) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0;
    this.#state = hash;
  }

  /** From 0 up to but excluding 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number; both ends inclusive. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.int(0, values.length - 1)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  }

  /** Picks by weight, such as `[['active', 8], ['sold', 1]]`. */
  weighted<Value>(choices: readonly (readonly [Value, number])[]): Value {
    const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
    let rest = this.next() * total;
    for (const [value, weight] of choices) {
      rest -= weight;
      if (rest < 0) return value;
    }
    return this.pick(choices.map(([value]) => value));
  }

  digits(length: number): string {
    return Array.from({ length }, () => this.int(0, 9)).join('');
  }

  shuffled<Value>(values: readonly Value[]): Value[] {
    return values
      .map((value) => ({ value, order: this.next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ value }) => value);
  }
}
