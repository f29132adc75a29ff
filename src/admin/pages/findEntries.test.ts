import { Search as Icon } from 'lucide-react';
import { expect, it } from 'vitest';

import { toSearchable, type Entry } from './entry.ts';
import { findEntries, offeredEntries, withRecent } from './findEntries.ts';

const entry = (label: string, given: Partial<Entry> = {}) =>
  toSearchable({ id: label, label, group: 'pages', icon: Icon, target: '/', ...given });

const labels = ({ entries }: { entries: readonly Entry[] }) => entries.map(({ label }) => label);

it('lists labels that start with the text first, then those with a word that does, then the rest', () => {
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

it('requires every word, in label, hint or search words, ignoring case, accents and digit scripts', () => {
  const driver = entry('أحمد خان', { group: 'records', hint: 'D-1001', words: 'Ahmed Khán' });
  expect(labels(findEntries([driver], 'khan d-١٠٠١'))).toHaveLength(1);
  expect(labels(findEntries([driver], 'احمد'))).toHaveLength(1);
  expect(labels(findEntries([driver], 'khan d-1002'))).toHaveLength(0);
});

it('keeps the groups in order and limits their length', () => {
  const records = Array.from({ length: 30 }, (_, at) => entry(`A${at}`, { group: 'records' }));
  const found = findEntries([...records, entry('Add', { group: 'actions' }), entry('Area')], 'a');
  expect(labels(found).slice(0, 2)).toEqual(['Area', 'Add']);
  expect(labels(found)).toHaveLength(10);
  expect(found.counts.get('records')).toBe(30);
});

it('finds a record by what can be done with it, beside its name only', () => {
  const driver = entry('Ahmed Khan', { group: 'records', verbs: 'renew assign' });
  expect(labels(findEntries([driver], 'renew khan'))).toEqual(['Ahmed Khan']);
  expect(labels(findEntries([driver], 'renew'))).toEqual([]);
});

it('offers recent entries first, once each, and no other records', () => {
  const entries = [entry('Roles'), entry('Users'), entry('Ahmed', { group: 'records' })];
  const offered = offeredEntries(entries, ['Ahmed', 'gone', 'Users']);
  expect(offered.entries.map(({ label, group }) => `${group} ${label}`)).toEqual([
    'recent Ahmed',
    'recent Users',
    'pages Roles',
  ]);
});

it('remembers the last few, latest first', () => {
  expect(withRecent(['b', 'a'], 'a')).toEqual(['a', 'b']);
  expect(withRecent(['5', '4', '3', '2', '1'], '6')).toEqual(['6', '5', '4', '3', '2']);
});
