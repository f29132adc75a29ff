import { attempt } from './attempt.ts';

const KEY = 'qafila.refused';

/** For a browser that blocks storage. */
let inMemory: readonly string[] = [];

const stored = (): readonly string[] =>
  attempt(() => window.sessionStorage.getItem(KEY))?.split('\n') ?? inMemory;

const keep = (reads: readonly string[]): void => {
  inMemory = reads;
  attempt(() => window.sessionStorage.setItem(KEY, reads.join('\n')));
};

/** What the server does not let the signed-in user read. Screens that can do without it ask only once. */
export const refusals = {
  has: (read: string): boolean => stored().includes(read),

  add: (read: string): void => keep([...stored(), read]),

  /** What one wants to be asked again. */
  forget: (read: string | undefined): void => keep(stored().filter((one) => one !== read)),

  clear: (): void => {
    inMemory = [];
    attempt(() => window.sessionStorage.removeItem(KEY));
  },
};
