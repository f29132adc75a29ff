import { Search as Icon } from 'lucide-react';
import { expect, it } from 'vitest';

import { findable, type Entry } from './entry.ts';
import { findEntries, offeredEntries, withRecent } from './findEntries.ts';

const entry = (label: string, given: Partial<Entry> = {}) =>
  findable({ id: label, label, group: 'pages', icon: Icon, target: '/', ...given });

const labels = (entries: readonly Entry[]) => entries.map(({ label }) => label);

it('puts what begins like the text first, then a word of it, then the rest', () => {
  const entries = [
    entry('Diesel Overview'),
    entry('My overview'),
    entry('Overview'),
    entry('Roles'),
  ];
  expect(labels(findEntries(entries, 'over'))).toEqual([
    'Overview',
    'Diesel Overview',
    'My overview',
  ]);
});

it('wants every word, in label, hint or other words, whatever the case, accents or digits', () => {
  const driver = entry('أحمد خان', { group: 'records', hint: 'D-1001', words: 'Ahmed Khán' });
  expect(findEntries([driver], 'khan d-١٠٠١')).toHaveLength(1);
  expect(findEntries([driver], 'احمد')).toHaveLength(1);
  expect(findEntries([driver], 'khan d-1002')).toHaveLength(0);
});

it('keeps the groups in order and none of them long', () => {
  const records = Array.from({ length: 30 }, (_, at) => entry(`A${at}`, { group: 'records' }));
  const found = findEntries([...records, entry('Add', { group: 'actions' }), entry('Area')], 'a');
  expect(labels(found).slice(0, 2)).toEqual(['Area', 'Add']);
  expect(found).toHaveLength(10);
});

it('offers the recent ones first, once, and no records beside them', () => {
  const entries = [entry('Roles'), entry('Users'), entry('Ahmed', { group: 'records' })];
  const offered = offeredEntries(entries, ['Ahmed', 'gone', 'Users']);
  expect(offered.map(({ label, group }) => `${group} ${label}`)).toEqual([
    'recent Ahmed',
    'recent Users',
    'pages Roles',
  ]);
});

it('remembers the last few, the latest first', () => {
  expect(withRecent(['b', 'a'], 'a')).toEqual(['a', 'b']);
  expect(withRecent(['5', '4', '3', '2', '1'], '6')).toEqual(['6', '5', '4', '3', '2']);
});
