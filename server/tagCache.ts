/** What an answer depends on besides the data changes on a quarter of an hour at most, as time zones do. */
const QUARTER_MS = 15 * 60 * 1000;
/** What is smaller is made as quickly as it is looked up. */
const LEAST_BYTES = 4096;
const MOST_TAGS = 5000;

interface Tagged {
  tag: string;
  state: string;
}

/** The tags of large answers, so that the same need not be made again while no data have changed. */
export class TagCache {
  readonly #tags = new Map<string, Tagged>();

  /** The state of all that an answer depends on, from that of the data. */
  state(data: string, now = Date.now()): string {
    return `${data} ${Math.floor(now / QUARTER_MS)}`;
  }

  isCurrent(key: string, { tag, state }: Tagged): boolean {
    const last = this.#tags.get(key);
    return last?.tag === tag && last.state === state;
  }

  keep(key: string, tagged: Tagged, bytes: number): void {
    if (bytes < LEAST_BYTES) return;
    if (this.#tags.size >= MOST_TAGS) this.#tags.clear();
    this.#tags.set(key, tagged);
  }
}
