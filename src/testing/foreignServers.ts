import { CHOICES, type Choice, type Choices } from '../../mock-api/core/foreign/choices.ts';

const serverWith = (isMade: (choice: Choice, index: number) => boolean): Choices =>
  new Set(CHOICES.filter(isMade));

/** Servers of the dialect 'foreign', by what they decide; the second and third have no choice in common. */
export const FOREIGN_SERVERS = {
  every: serverWith(() => true),
  even: serverWith((_choice, index) => index % 2 === 0),
  odd: serverWith((_choice, index) => index % 2 === 1),
} as const;
