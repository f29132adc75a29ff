/**
 * A tank's book at the moving weighted average, as a textbook of accounting has it, in whole millilitres and fils.
 * It shares nothing with the app, whose figures it proves.
 */
export interface Counted {
  at: string;
  ml: number;
  /** AED per litre. */
  price: number;
}

export interface Moved {
  at: string;
  line: 'purchases' | 'issues' | 'extractions' | 'transfersOut';
  /** What left the tank is negative, as is its value. */
  ml: number;
  fils: number;
}

interface Amount {
  ml: number;
  fils: number;
}

const rounded = (fils: number) => Math.sign(fils) * Math.round(Math.abs(fils)) || 0;

/** What happened to a tank between two moments, the first inclusive: its lines from opening to closing. */
export const textbookMonth = (
  counts: readonly Counted[],
  moves: readonly Moved[],
  [from, to]: readonly [number, number],
) => {
  // At one instant deliveries come first, and a count last.
  const events = [
    ...moves.map((move) => ({ ...move, order: move.line === 'purchases' ? 0 : 1 })),
    ...counts.map((count) => ({ ...count, line: 'count' as const, order: 2 })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.order - b.order);
  const none = (): Amount => ({ ml: 0, fils: 0 });
  const lines = {
    opening: none(),
    purchases: none(),
    issues: none(),
    extractions: none(),
    transfersOut: none(),
    variance: none(),
    priceVariance: none(),
  };
  let isIn = false;
  let tank: Amount = none();
  let filsPerMl = NaN;
  const add = (line: keyof typeof lines, ml: number, fils: number) => {
    if (!isIn) return;
    lines[line].ml += ml;
    lines[line].fils += fils;
  };
  for (const event of events) {
    const at = Date.parse(event.at);
    if (at >= to) break;
    isIn = at >= from;
    if (event.line === 'count') {
      const perMl = event.price / 10;
      const counted = { ml: event.ml, fils: rounded(event.ml * perMl) };
      if (!Number.isNaN(filsPerMl)) {
        const variance = rounded((counted.ml - tank.ml) * filsPerMl);
        add('variance', counted.ml - tank.ml, variance);
        add('priceVariance', 0, counted.fils - tank.fils - variance);
      }
      [tank, filsPerMl] = [counted, perMl];
    } else if (event.line === 'purchases') {
      tank = { ml: tank.ml + event.ml, fils: tank.fils + event.fils };
      filsPerMl = tank.fils / tank.ml;
      add('purchases', event.ml, event.fils);
    } else {
      const worth = rounded(event.ml * filsPerMl);
      tank = { ml: tank.ml + event.ml, fils: tank.fils + worth };
      add(event.line, event.ml, event.fils);
      add('priceVariance', 0, worth - event.fils);
    }
    if (!isIn) lines.opening = tank;
  }
  return { ...lines, closing: tank };
};
