const MOST_KEPT = 500;

/** What was found out about all rows, until anything is written. */
export class Kept {
  readonly #stateOf: () => Promise<string>;
  readonly #found = new Map<string, unknown>();
  #state = '';

  constructor(stateOf: () => Promise<string>) {
    this.#stateOf = stateOf;
  }

  /** The answer to a question, which `find` finds out by reading. */
  async answer<Answer>(question: string, find: () => Promise<Answer>): Promise<Answer> {
    // Asked before the rows: what is written meanwhile then counts as newer.
    const state = await this.#stateOf();
    if (state !== this.#state || this.#found.size >= MOST_KEPT) this.#found.clear();
    this.#state = state;
    if (this.#found.has(question)) return this.#found.get(question) as Answer;
    const found = await find();
    if (this.#state === state) this.#found.set(question, found);
    return found;
  }
}
