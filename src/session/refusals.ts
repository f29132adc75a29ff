import { attempt } from './attempt.ts';

const KEY = 'qafila.refused';

/** For a browser that blocks storage. */
let inMemory: readonly string[] = [];

const stored = (): readonly string[] =>
  attempt(() => window.sessionStorage.getItem(KEY))?.split(' ') ?? inMemory;

/** What the server does not let the signed-in user read. Screens that can do without it ask only once. */
export const refusals = {
  has: (read: string): boolean => stored().includes(read),

  add: (read: string): void => {
    inMemory = [...stored(), read];
    attempt(() => window.sessionStorage.setItem(KEY, inMemory.join(' ')));
  },

  clear: (): void => {
    inMemory = [];
    attempt(() => window.sessionStorage.removeItem(KEY));
  },
};
