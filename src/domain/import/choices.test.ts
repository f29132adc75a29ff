import { describe, expect, it } from 'vitest';

import { chooseAll, chooseRow, choiceOf, rowsToSend, UPDATE_ALL } from './choices.ts';
import { planText } from './testing.ts';

const existing = ['D1', 'D2', 'D3'].map((driver_id, id) => ({ id, driver_id, name: 'Ali' }));
const plan = planText('driver_id,name\nD1,Omar\nD2,Sara\nD3,Ali\nD4,Noor\nD4,Noor\n,Nadia\n', {
  existing,
});

const linesToSend = (choices = UPDATE_ALL) => {
  const { added, updated } = rowsToSend(plan, choices);
  return { added: added.map(({ line }) => line), updated: updated.map(({ line }) => line) };
};

describe('the choices of an import', () => {
  it('sends new rows, and changed ones unless told otherwise', () => {
    expect(linesToSend()).toEqual({ added: [5], updated: [2, 3] });
    expect(linesToSend(chooseAll('skip'))).toEqual({ added: [5], updated: [] });
    expect(linesToSend(chooseRow(UPDATE_ALL, 2, 'skip')).updated).toEqual([3]);
    expect(linesToSend(chooseRow(chooseAll('skip'), 2, 'update')).updated).toEqual([2]);
  });

  it('keeps no row with the same choice as all', () => {
    const there = chooseRow(UPDATE_ALL, 2, 'skip');
    expect(chooseRow(there, 2, 'update')).toEqual(UPDATE_ALL);
    expect(chooseAll('update')).toEqual(UPDATE_ALL);
  });

  it('asks about changed rows only', () => {
    const choices = plan.entries.map((entry) => choiceOf(entry, UPDATE_ALL));
    expect(choices).toEqual(['update', 'update', undefined, undefined, undefined, undefined]);
  });

  it('names the record that a row would change', () => {
    expect(plan.entries.map(({ id }) => id)).toEqual([0, 1, 2, undefined, undefined, undefined]);
  });
});
