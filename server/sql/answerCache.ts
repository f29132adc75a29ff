const MOST_ANSWERS = 500;

/** Answers that hold for one state of the data. */
export class StateAnswers {
  readonly state: string;
  readonly #found = new Map<string, unknown>();

  constructor(state: string) {
    this.state = state;
  }

  get isFull(): boolean {
    return this.#found.size >= MOST_ANSWERS;
  }

  /** The answer to a question, which `find` finds out by reading. */
  async answer<Answer>(question: string, find: () => Promise<Answer>): Promise<Answer> {
    if (this.#found.has(question)) return this.#found.get(question) as Answer;
    const found = await find();
    this.#found.set(question, found);
    return found;
  }
}

/** Answers that hold until anything is written. */
export class AnswerCache {
  readonly #stateOf: () => Promise<string>;
  #current = new StateAnswers('');

  constructor(stateOf: () => Promise<string>) {
    this.#stateOf = stateOf;
  }

  /** To be asked before the data are read: what is written meanwhile then counts as newer. */
  async now(): Promise<StateAnswers> {
    const state = await this.#stateOf();
    if (state !== this.#current.state || this.#current.isFull)
      this.#current = new StateAnswers(state);
    return this.#current;
  }

  async answer<Answer>(question: string, find: () => Promise<Answer>): Promise<Answer> {
    return (await this.now()).answer(question, find);
  }
}
