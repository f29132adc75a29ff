import { setImmediate as arrived } from 'node:timers/promises';

const MOST_ANSWERS = 500;

/** Answers that hold for one state of the data. */
class StateAnswers {
  readonly state: string;
  readonly #found = new Map<string, Promise<unknown>>();

  constructor(state: string) {
    this.state = state;
  }

  get isFull(): boolean {
    return this.#found.size >= MOST_ANSWERS;
  }

  /** The answer to a question, which `find` finds out by reading, once for all who ask meanwhile. */
  answer<Answer>(question: string, find: () => Promise<Answer>): Promise<Answer> {
    const known = this.#found.get(question) as Promise<Answer> | undefined;
    if (known) return known;
    const found = find();
    this.#found.set(question, found);
    void found.catch(() => this.#found.delete(question));
    return found;
  }
}

/** Answers that hold until anything is written. */
export class AnswerCache {
  readonly #stateOf: () => Promise<string>;
  #current = new StateAnswers('');
  #asking: Promise<StateAnswers> | undefined;

  constructor(stateOf: () => Promise<string>) {
    this.#stateOf = stateOf;
  }

  /** To be asked before the data are read: what is written meanwhile then counts as newer. */
  now(): Promise<StateAnswers> {
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  /** Once for all calls that have arrived by then. */
  async #ask(): Promise<StateAnswers> {
    await arrived();
    this.#asking = undefined;
    const state = await this.#stateOf();
    if (state !== this.#current.state || this.#current.isFull)
      this.#current = new StateAnswers(state);
    return this.#current;
  }

  async answer<Answer>(question: string, find: () => Promise<Answer>): Promise<Answer> {
    return (await this.now()).answer(question, find);
  }
}
