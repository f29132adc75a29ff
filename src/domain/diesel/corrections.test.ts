import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  correctionsIn,
  counterBody,
  heldWithout,
  inForce,
  isCorrectable,
  noTakeBack,
  replacementBody,
  replacementOf,
  takenBackRef,
} from './corrections.ts';
import { fillsByTruck } from './fills/fills.ts';
import { dieselIssues } from './issue.ts';
import { movementsOf } from './ledger/movements.ts';
import { ownNotes, replacesNotes, takesBackNotes } from './notes.ts';
import { dieselPurchases } from './purchase.ts';
import { issueWith, purchaseWith } from './vouchers.testing.ts';
import { voucherTotals } from './voucherTotals.ts';
import { issueWire, purchaseWire } from './wire.ts';

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

test('a void counter-voucher takes nothing back', () => {
  const rows = [voucher(1), counter(2, { corrects: 'ISS-1', status: 'void' })];
  expect(inForce(rows)).toEqual(rows);
});

test.each(['ISS 2026 7', 'A:7', '7 (b): c'])('a voucher numbered %j is taken back', (ref) => {
  const back = counter(2, { notes: takesBackNotes(ref, 'wrong: truck') });
  expect(inForce([voucher(1, { ref }), back])).toEqual([]);
  expect(ownNotes(replacesNotes(ref, 'Night: shift')).notes).toBe('Night: shift');
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

describe('counterBody', () => {
  const issue = issueWith({ id: 7, liters: 85.5, unit_cost: 2.7531, total_cost: 235.39 });

  test('is the same record with the opposite sign, and names it with the reason', () => {
    expect(issueWire.sent(counterBody(dieselIssues, issue, 'wrong truck'))).toMatchObject({
      at: issue.at,
      branch_id: issue.branch_id,
      truck_id: issue.truck_id,
      liters: -85.5,
      cost: -235.39,
      unit_cost: 2.7531,
      corrects: issue.ref,
      notes: `Takes back ${issue.ref}: wrong truck`,
    });
    const purchase = counterBody(dieselPurchases, purchaseWith({ id: 7 }), '');
    expect(purchaseWire.sent(purchase)).toMatchObject({
      liters: -995,
      liters_received: -995,
      liters_invoiced: -1000,
      cost: -2500,
      net: -2500,
      vat: -125,
      total: -2625,
    });
  });

  test('totals are net', () => {
    const body = issueWire.sent(counterBody(dieselIssues, issue, ''));
    const counter = { ...issue, ...body, total_cost: Number(body['cost']) };
    expect(voucherTotals([issue, counter])).toMatchObject({ liters: 0, money: 0 });
  });
});

describe('noTakeBack', () => {
  const issue = issueWith({ id: 1 });
  const back = issueWith({ id: 2, liters: -200, notes: takesBackNotes(issue.ref, '') });
  const why = (row: typeof issue, rows = [row]) => noTakeBack(row, correctionsIn(rows));

  test('a posted voucher can be taken back once, its counter-voucher never', () => {
    expect(why(issue)).toBeUndefined();
    expect(why(issue, [issue, back])).toBe('takenBack');
    expect(why(back, [issue, back])).toBe('isCounter');
    expect(why({ ...issue, status: 'void' })).toBe('void');
    expect(why({ ...issue, ref: '' })).toBe('unclear');
  });

  test('a delivery of which too much has left the tank cannot, unless it was counted since', () => {
    const purchase = purchaseWith({ id: 1 });
    const used = (tank: object) => noTakeBack(purchase, correctionsIn([purchase]), tank);
    const at = Date.parse(purchase.at);
    expect(used({ held: 900 })).toBe('used');
    expect(used({ held: 995 })).toBeUndefined();
    expect(used({ held: 900, countedAt: at })).toBeUndefined();
    expect(used({})).toBeUndefined();
  });
});

test('ledger and fills are as if neither a voucher nor its counter-voucher existed', () => {
  const kept = issueWith({ id: 1, liters: 120, odometer_km: 1000 });
  const wrong = issueWith({ id: 2, liters: 500, odometer_km: 9_999_999 });
  const body = counterBody(dieselIssues, wrong, 'wrong truck');
  const back = { ...wrong, ...body, id: 3, ref: 'ISS-3' } as typeof wrong;
  const vouchers = (issues: (typeof wrong)[]) => ({ issues, purchases: [], extractions: [] });
  expect(movementsOf(vouchers([kept, wrong, back]))).toEqual(movementsOf(vouchers([kept])));
  expect(fillsByTruck([kept, wrong, back])).toEqual(fillsByTruck([kept]));
});

test('an invoice that was taken back can be booked again', () => {
  const isTaken = (rows: readonly object[]) =>
    dieselPurchases.rules.some(({ unique }) =>
      unique?.holder(rows as never, { ...purchaseWith({ id: 9 }), invoice_no: 'INV-1' }, 9),
    );
  const booked = purchaseWith({ id: 1 });
  const back = { ...booked, ...counterBody(dieselPurchases, booked, ''), id: 2, ref: 'PUR-2' };
  expect(isTaken([booked])).toBe(true);
  expect(isTaken([booked, back])).toBe(false);
  expect(isTaken([{ ...booked, status: 'void' }])).toBe(false);
});

describe('a correction', () => {
  const issue = issueWith({ id: 1, notes: 'Night shift\nRecorded anyway: new tank' });
  const back = issueWith({ id: 2, liters: -200, notes: takesBackNotes(issue.ref, '') });
  const again = issueWith({ id: 3, liters: 20, notes: replacesNotes(issue.ref, '') });
  const can = (row: typeof issue, rows: (typeof issue)[]) =>
    isCorrectable(row, correctionsIn(rows));

  test('is made once, and completed if the voucher was only taken back', () => {
    expect(can(issue, [issue])).toBe(true);
    expect(can(issue, [issue, back])).toBe(true);
    expect(can(issue, [issue, back, again])).toBe(false);
    expect(can(back, [issue, back])).toBe(false);
    expect(can(again, [issue, back, again])).toBe(true);
  });

  test('starts with the voucher, and sends what differs from it with a reference', () => {
    const values = replacementOf(issue);
    expect(values).toMatchObject({ truck_id: 1, liters: 200, notes: 'Night shift' });
    expect(replacementBody(dieselIssues, issue, values)).toBeUndefined();
    expect(replacementBody(dieselIssues, issue, { ...values, liters: '200.0' })).toBeUndefined();
    expect(replacementBody(dieselIssues, issue, { ...values, notes: 'Day' })).toBeDefined();
    expect(replacementBody(dieselIssues, issue, { ...values, liters: '20' })).toMatchObject({
      at: issue.at,
      liters: 20,
      notes: `Replaces ${issue.ref}: Night shift`,
    });
  });

  test('counts on the litres that come back, unless the tank was counted since', () => {
    expect(heldWithout(issue, { held: 900 })).toBe(1100);
    expect(heldWithout(purchaseWith({ id: 1 }), { held: 900 })).toBe(-95);
    expect(heldWithout(issue, { held: 900, countedAt: Date.parse(issue.at) })).toBe(900);
    expect(heldWithout(issue, {})).toBeUndefined();
  });
});
