import { useIsPainted } from '../useIsPainted.ts';

/** About as many as a phone shows. */
const FIRST_CARDS = 6;

/** The rows to render as cards: at first as many as a screen shows, then, once these are painted, all. */
export const useCards = <Row>(rows: readonly Row[]): readonly Row[] => {
  const isPainted = useIsPainted();
  return isPainted ? rows : rows.slice(0, FIRST_CARDS);
};
