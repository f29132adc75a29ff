const MOST_KEPT = 500;

/** What was found out about the data in one of their states. */
export class Known {
  readonly state: string;
  readonly #found = new Map<string, unknown>();

  constructor(state: string) {
    this.state = state;
  }

  get isFull(): boolean {
    return this.#found.size >= MOST_KEPT;
  }

  /** The answer to a question, which `find` finds out by reading. */
  async answer<Answer>(question: string, find: () => Promise<Answer>): Promise<Answer> {
    if (this.#found.has(question)) return this.#found.get(question) as Answer;
    const found = await find();
    this.#found.set(question, found);
    return found;
  }
}

/** Keeps what was found out until anything is written. */
export class Kept {
  readonly #stateOf: () => Promise<string>;
  #known = new Known('');

  constructor(stateOf: () => Promise<string>) {
    this.#stateOf = stateOf;
  }

  /** To be asked before the data are read: what is written meanwhile then counts as newer. */
  async now(): Promise<Known> {
    const state = await this.#stateOf();
    if (state !== this.#known.state || this.#known.isFull) this.#known = new Known(state);
    return this.#known;
  }

  async answer<Answer>(question: string, find: () => Promise<Answer>): Promise<Answer> {
    return (await this.now()).answer(question, find);
  }
}
