import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { byKey, keyOf } from './compare.ts';
import { reconcileImport } from './reconcile.ts';
import { confirmedCount } from './serverAnswer.ts';

const sent = ['D1', 'D2', 'D3', 'D4'].map((driver_id, index) => ({
  line: index + 2,
  record: { driver_id, name: `Driver ${driver_id}`, company_id: 7, status: 'active' },
}));
const rowsAfter = [
  { id: 1, driver_id: 'd1 ', name: 'Driver D1', company_id: '7', status: 'active' },
  { id: 2, driver_id: 'D2', name: 'Driver D2', company_id: null, status: 'active' },
];
const KEYS = ['driver_id'] as const;
const reconcile = (answer: unknown, after = rowsAfter) => {
  const found = byKey(KEYS, after);
  const find = (record: Record<string, unknown>) => found.get(keyOf(KEYS, record));
  return reconcileImport({ keys: KEYS, sent, find, answer });
};
const missing = (answer: unknown) => reconcile(answer).missing;

describe('reconcileImport', () => {
  it('trusts the rows and not the answer', () => {
    expect(reconcile({ success: true, imported: 4 })).toEqual({
      arrived: ['D1'],
      altered: [{ key: 'D2', line: 3, differences: [{ field: 'company_id', old: null, new: 7 }] }],
      missing: [
        { key: 'D3', line: 4 },
        { key: 'D4', line: 5 },
      ],
      notes: [],
    });
  });

  it('works without an answer', () => {
    expect(reconcile(undefined)).toEqual(reconcile({ success: true }));
  });

  it('says that all arrived when all arrived', () => {
    const outcome = reconcile(
      { success: true },
      sent.map(({ record }, id) => ({ id, ...record, company_id: '7' })),
    );
    expect(outcome).toEqual({
      arrived: ['D1', 'D2', 'D3', 'D4'],
      altered: [],
      missing: [],
      notes: [],
    });
  });

  const reasons = [
    { key: 'D3', line: 4, reason: 'ID taken' },
    { key: 'D4', line: 5, reason: 'Bad phone' },
  ];
  test.each([
    [
      'by key',
      {
        errors: [
          { row: 9, driver_id: 'd3', message: 'ID taken' },
          { driver_id: 'D4', error: 'Bad phone' },
        ],
      },
    ],
    [
      'by row, the header being 1',
      {
        errors: [
          { row: 4, message: 'ID taken' },
          { line: '5', reason: 'Bad phone' },
        ],
      },
    ],
    [
      'inside data',
      {
        success: true,
        data: {
          skipped: [
            { key: 'D3', message: 'ID taken' },
            { key: 'D4', message: ['Bad phone'] },
          ],
        },
      },
    ],
    ['as an object', { errors: { D3: 'ID taken', D4: ['Bad phone'] } }],
  ])('accepts the reasons %s', (_, answer) => {
    expect(missing(answer)).toEqual(reasons);
  });

  it('finds a key in a sentence', () => {
    expect(missing({ errors: ['Row skipped: "D3" is taken.'] })[0]?.reason).toContain('is taken');
  });

  it('blames no row if a row number could mean two', () => {
    // Counted with the header 5 is D4, without it nothing; 4 without the header is D4, with it D3.
    const outcome = reconcile({ errors: [{ row: 4, message: 'Bad phone' }] });
    expect(outcome.missing.map(({ reason }) => reason)).toEqual([undefined, undefined]);
    expect(outcome.notes).toEqual(['Bad phone']);
  });

  it('passes on messages that belong to no row, shortened', () => {
    const outcome = reconcile({
      success: false,
      error: `Disk\n full ${'x'.repeat(500)}`,
      errors: [{ driver_id: 'D1', message: 'Odd' }],
    });
    expect(outcome.notes[0]).toBe('Odd');
    expect(outcome.notes[1]).toMatch(/^Disk full x+…$/);
    expect(outcome.notes[1]).toHaveLength(300);
  });

  it('does not treat a count as a message', () => {
    const answer = { success: true, inserted: '3', skipped: '0', errors: ['0', 'Odd'] };
    expect(reconcile(answer).notes).toEqual(['Odd']);
  });

  it.each([
    [{ success: true, inserted: 3 }, 3],
    [{ success: true, data: { created: '2', updated: 1 } }, 3],
    [{ imported: 3, inserted: 1, updated: 2 }, 3],
    [{ success: true }, undefined],
    [{ inserted: 'all' }, undefined],
    [undefined, undefined],
  ])('finds in %j how many rows the server confirms', (answer, count) => {
    expect(confirmedCount(answer)).toBe(count);
  });

  it('treats a record that the server refused to replace as someone else’s', () => {
    const outcome = reconcile({ errors: [{ driver_id: 'D2', message: 'ID taken' }] });
    expect(outcome.altered).toEqual([]);
    expect(outcome.missing).toContainEqual({ key: 'D2', line: 3, reason: 'ID taken' });
    expect(
      reconcile({ warnings: [{ driver_id: 'D2', message: 'No company' }] }).altered,
    ).toHaveLength(1);
  });

  it('passes on the same message once', () => {
    const errors = [{ message: 'Odd' }, { message: 'Odd' }, { message: 'Even' }];
    expect(reconcile({ errors, message: 'Odd' }).notes).toEqual(['Odd', 'Even']);
  });

  it('copes with any answer', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (errors, answer) => {
        for (const body of [answer, { errors }, { data: answer, failed: errors }, [answer]]) {
          const outcome = reconcile(body);
          expect(outcome.arrived).toEqual(['D1']);
          expect(outcome.missing.map(({ key }) => key)).toEqual(['D3', 'D4']);
        }
      }),
      { numRuns: 500, seed: 22 },
    );
  });
});
