/** What an answer depends on besides the data changes on a quarter of an hour at most, as time zones do. */
const QUARTER_MS = 15 * 60 * 1000;
/** What is smaller is made as quickly as it is looked up. */
const LEAST_BYTES = 4096;
const MOST_KEPT = 5000;

interface Known {
  tag: string;
  state: string;
}

/** The tags of large answers, so that the same need not be made again while no data have changed. */
export class KnownTags {
  readonly #known = new Map<string, Known>();

  /** The state of all that an answer depends on, from that of the data. */
  state(data: string, now = Date.now()): string {
    return `${data} ${Math.floor(now / QUARTER_MS)}`;
  }

  isCurrent(key: string, { tag, state }: Known): boolean {
    const known = this.#known.get(key);
    return known?.tag === tag && known.state === state;
  }

  keep(key: string, known: Known, bytes: number): void {
    if (bytes < LEAST_BYTES) return;
    if (this.#known.size >= MOST_KEPT) this.#known.clear();
    this.#known.set(key, known);
  }
}
