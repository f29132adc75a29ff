import { CHOICES, type Choices } from '../../mock-api/core/foreign/choices.ts';

/** A server of the dialect 'foreign' that makes every choice. */
export const EVERY_CHOICE: Choices = new Set(CHOICES);

/** All ways to take some of the numbers from 1 on. */
const subsets = (most: number, size: number): number[][] => {
  if (size === 0) return [[]];
  if (size > most) return [];
  return [
    ...subsets(most - 1, size),
    ...subsets(most - 1, size - 1).map((subset) => [...subset, most]),
  ];
};

/** In which of some servers each choice is made: any two sets overlap, and neither holds the other. */
const setsFor = (servers: number) => subsets(servers - 1, Math.ceil(servers / 2));

let count = 2;
while (setsFor(count).length < CHOICES.length) count += 1;
const sets = setsFor(count);

/**
 * The fewest servers among which any two choices meet in every way: both made, either alone, and neither (Kleitman
 * and Spencer, 1973). The first makes none.
 */
export const PAIRED_SERVERS: readonly Choices[] = Array.from(
  { length: count },
  (_, server) => new Set(CHOICES.filter((_choice, index) => sets[index]?.includes(server))),
);
