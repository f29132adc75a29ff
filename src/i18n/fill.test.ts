import { expect, it, test } from 'vitest';

import { fill } from './fill.ts';

it('fills in values, and leaves the place of a missing one', () => {
  expect(fill('Why %{name}, %{count}?', { name: 'us', count: 3 })).toBe('Why us, 3?');
  expect(fill('Why %{name}?', {})).toBe('Why %{name}?');
});

test.each([
  ['a Latin name', 'Abdul Hossain (D-1040)'],
  ['a date', '2026-11-24'],
  ['a phone number', '+971 50 123 4567'],
  ['an email address', 'omar@qafila.example'],
])('isolates %s within an Arabic sentence, and not within an English one', (_what, value) => {
  expect(fill('تجديد %{value}', { value })).toBe(`تجديد \u2068${value}\u2069`);
  expect(fill('Renew %{value}', { value })).toBe(`Renew ${value}`);
});

it('isolates an Arabic name within an English sentence, once', () => {
  expect(fill('Renew %{value}', { value: 'عمر حداد' })).toBe('Renew \u2068عمر حداد\u2069');
  expect(fill('Renew %{value}', { value: '\u2068عمر حداد\u2069' })).toBe(
    'Renew \u2068عمر حداد\u2069',
  );
});

it('leaves counts and Arabic words as they are within an Arabic sentence', () => {
  expect(fill('%{done} من %{all} %{what}', { done: '1,234', all: 5, what: 'صفوف' })).toBe(
    '1,234 من 5 صفوف',
  );
});
