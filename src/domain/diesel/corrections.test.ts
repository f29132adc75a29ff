import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  correctionsIn,
  inForce,
  replacesNotes,
  takenBackRef,
  takesBackNotes,
} from './corrections.ts';

const voucher = (id: number, more: object = {}) => ({ id, ref: `ISS-${id}`, liters: 40, ...more });
const counter = (id: number, more: object) => voucher(id, { liters: -40, ...more });

describe('correctionsIn', () => {
  const rows = [
    voucher(1),
    counter(2, { notes: takesBackNotes('ISS-1', 'wrong truck') }),
    voucher(3, { notes: replacesNotes('ISS-1', '') }),
    counter(4, { corrects: 'iss-9' }),
    voucher(5, { notes: 'Takes back the rest tomorrow' }),
  ];
  const { takenBackBy, takesBack, replacedBy } = correctionsIn(rows);

  test('a counter-voucher and its original know each other', () => {
    expect(takenBackBy.get(1)?.id).toBe(2);
    expect(takesBack.get(2)?.id).toBe(1);
    expect(replacedBy.get(1)?.id).toBe(3);
  });

  test('an original that is not listed is not known', () => {
    expect(takesBack.has(4)).toBe(true);
    expect(takesBack.get(4)).toBeUndefined();
  });

  test('what really happened is neither', () => {
    expect(inForce(rows).map(({ id }) => id)).toEqual([3, 5]);
  });
});

test('the notes name the voucher and the reason', () => {
  const notes = takesBackNotes('ISS-2026-00007', ' wrong truck ');
  expect(notes).toBe('Takes back ISS-2026-00007: wrong truck');
  expect(takenBackRef({ id: 1, liters: -5, notes })).toBe('ISS-2026-00007');
  expect(takenBackRef({ id: 1, liters_received: -5, notes: takesBackNotes('#7', '') })).toBe('#7');
  expect(takenBackRef({ id: 1, liters: -5, notes: null })).toBeUndefined();
});

test('no voucher is taken back twice, and each counter-voucher removes one at most', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat({ max: 9 }))), (targets) => {
      const rows = targets.map((of, id) =>
        of === null ? voucher(id) : counter(id, { corrects: `ISS-${of}` }),
      );
      const { takenBackBy, takesBack } = correctionsIn(rows);
      expect(new Set(takenBackBy.values()).size).toBe(takenBackBy.size);
      for (const [id, back] of takenBackBy) {
        expect(takesBack.get(back.id)?.id).toBe(id);
        expect(takesBack.has(id)).toBe(false);
      }
      expect(inForce(rows).length).toBe(rows.length - takenBackBy.size - takesBack.size);
    }),
  );
});
