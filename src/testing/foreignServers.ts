import { CHOICES, type Choice, type Choices } from '../../mock-api/core/foreign/choices.ts';

const serverWith = (isMade: (choice: Choice, index: number) => boolean): Choices =>
  new Set(CHOICES.filter(isMade));

/** Servers of the dialect 'foreign', by what they decide; the second and third have no choice in common. */
export const FOREIGN_SERVERS = {
  every: serverWith(() => true),
  even: serverWith((_choice, index) => index % 2 === 0),
  odd: serverWith((_choice, index) => index % 2 === 1),
} as const;

const DRAWS = 12;

/** As many servers, drawn from all choices: always the same ones, so that a failure is found again. */
export const DRAWN_SERVERS: readonly Choices[] = Array.from({ length: DRAWS }, (_, draw) => {
  let state = draw;
  return serverWith(() => {
    state += 0x6d2b79f5;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return (mixed ^ (mixed >>> 14)) >>> 31 === 1;
  });
});
