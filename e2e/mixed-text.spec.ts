import type { Page } from '@playwright/test';

import { showLitres } from '../src/domain/base/amountTexts.ts';
import {
  dayAndTime,
  dotted,
  listOf,
  rangeOf,
  signed,
  writeFor,
} from '../src/domain/base/formats.ts';
import { showMoney } from '../src/domain/base/money.ts';
import { shortPlate } from '../src/domain/plates/plateText.ts';
import { localeOf } from '../src/domain/settings/language.ts';
import { fill } from '../src/i18n/fill.ts';
import { expect, test } from './support/fixtures.ts';

/** Parts of a text in the order in which they are drawn, from left to right. */
const drawn = (page: Page, dir: 'ltr' | 'rtl' | 'auto', text: string, parts: readonly string[]) =>
  page.evaluate(
    ([direction, sentence, wanted]) => {
      document.body.innerHTML = '<p style="white-space: nowrap; width: max-content"></p>';
      const line = document.querySelector('p');
      const node = line?.appendChild(document.createTextNode(sentence));
      if (!line || !node) return [];
      line.dir = direction;
      let from = 0;
      const middle = new Map<string, number>();
      for (const part of wanted) {
        const at = sentence.indexOf(part, from);
        if (at < 0) throw new Error(`${part} is not in ${sentence}`);
        from = at + part.length;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, from);
        const { left, width } = range.getBoundingClientRect();
        middle.set(part, left + width / 2);
      }
      return [...middle].toSorted(([, a], [, b]) => a - b).map(([part]) => part);
    },
    [dir, text, parts] as const,
  );

const PLATE = {
  plate_emirate: 'Dubai',
  plate_category: null,
  plate_code: 'K',
  plate_number: '73516',
} as const;

interface Case {
  name: string;
  dir: 'ltr' | 'rtl' | 'auto';
  text: () => string;
  /** In the order of the text. */
  parts: readonly string[];
  /** The same from left to right. */
  order: readonly string[];
}

const CASES: readonly Case[] = [
  {
    name: 'a Latin name with its number in Arabic',
    dir: 'rtl',
    text: () => fill('حذف %{name} (%{id})؟', { name: 'Ahmed Khan', id: 'D-1012' }),
    parts: ['حذف', 'Ahmed', 'Khan', '(', 'D', '1012', '؟'],
    order: ['؟', 'D', '1012', '(', 'Ahmed', 'Khan', 'حذف'],
  },
  {
    name: 'a phone number in Arabic',
    dir: 'rtl',
    text: () => fill('الهاتف %{phone}.', { phone: '+971 50 411 8940' }),
    parts: ['الهاتف', '+', '971', '50', '411', '8940'],
    order: ['+', '971', '50', '411', '8940', 'الهاتف'],
  },
  {
    name: 'an email address in Arabic',
    dir: 'rtl',
    text: () => fill('تم إرسال رابط إلى %{email}.', { email: 'omar.haddad@qafila.example' }),
    parts: ['تم', 'إلى', 'omar', 'haddad', '@', 'qafila', 'example'],
    order: ['omar', 'haddad', '@', 'qafila', 'example', 'إلى', 'تم'],
  },
  {
    name: 'dates in Arabic',
    dir: 'rtl',
    text: () => fill('من %{from} إلى %{to}', { from: '2026-03-01', to: '11/04/2027' }),
    parts: ['من', '2026', '03', '01', 'إلى', '11', '04', '2027'],
    order: ['11', '04', '2027', 'إلى', '2026', '03', '01', 'من'],
  },
  {
    name: 'a plate beside an Arabic emirate',
    dir: 'rtl',
    text: () => shortPlate(PLATE, () => 'دبي'),
    parts: ['دبي', 'K', '73516'],
    order: ['K', '73516', 'دبي'],
  },
  {
    name: 'a plate in English',
    dir: 'ltr',
    text: () => shortPlate(PLATE),
    parts: ['Dubai', 'K', '73516'],
    order: ['Dubai', 'K', '73516'],
  },
  {
    name: 'money in Arabic',
    dir: 'rtl',
    text: () => showMoney(-1234.5, 'AED'),
    parts: ['−', '1,234.50', 'د.إ'],
    order: ['د.إ', '−', '1,234.50'],
  },
  {
    name: 'litres in Arabic',
    dir: 'rtl',
    text: () => showLitres(-19_355),
    parts: ['−', '19,355', 'لتر'],
    order: ['لتر', '−', '19,355'],
  },
  {
    name: 'a range of degrees in Arabic',
    dir: 'auto',
    text: () => rangeOf('\u200e−20°م', '\u200e−15°م'),
    parts: ['−', '20', '15'],
    order: ['15', '−', '20'],
  },
  {
    name: 'Latin names in an Arabic list',
    dir: 'rtl',
    text: () => listOf(['T-101', 'Omar', 'علي']),
    parts: ['T', '101', 'Omar', 'علي'],
    order: ['علي', 'Omar', 'T', '101'],
  },
  {
    name: 'Arabic columns in a sentence, one with a percentage',
    dir: 'rtl',
    text: () => fill('الأعمدة: %{columns}', { columns: listOf(['التاريخ', 'ضريبة 5%']) }),
    parts: ['الأعمدة', 'التاريخ', 'ضريبة', '5'],
    order: ['5', 'ضريبة', 'التاريخ', 'الأعمدة'],
  },
  {
    name: 'what is known of a voucher in Arabic',
    dir: 'rtl',
    text: () => dotted(['ISS-02470', 'Alain', 'T-115']),
    parts: ['ISS', '02470', 'Alain', 'T', '115'],
    order: ['T', '115', 'Alain', 'ISS', '02470'],
  },
  {
    name: 'a day and a time in an Arabic sentence',
    dir: 'rtl',
    text: () => fill('آخر نسخة: %{at}', { at: dayAndTime('2026-11-25', '06:30') }),
    parts: ['آخر', '2026', '11', '25', '06', '30'],
    order: ['06', '30', '2026', '11', '25', 'آخر'],
  },
  {
    name: 'litres taken in an Arabic sentence',
    dir: 'rtl',
    text: () => fill('بمقدار %{litres} في وقته', { litres: showLitres(-19_355) }),
    parts: ['بمقدار', '−', '19,355', 'لتر', 'في'],
    order: ['في', 'لتر', '−', '19,355', 'بمقدار'],
  },
  {
    name: 'money that was added in Arabic',
    dir: 'rtl',
    text: () => signed(showMoney(73_440, 'AED'), 1),
    parts: ['+', '73,440.00', 'د.إ'],
    order: ['د.إ', '+', '73,440.00'],
  },
  {
    name: 'an Arabic name with its number in English',
    dir: 'ltr',
    text: () => fill('Delete %{name} (%{id})?', { name: 'محمد شاه', id: 'D-1005' }),
    parts: ['Delete', 'محمد', 'شاه', '(', 'D', '1005', '?'],
    order: ['Delete', 'شاه', 'محمد', '(', 'D', '1005', '?'],
  },
];

test('names, plates, addresses and numbers are drawn in their own order in either direction', async ({
  page,
}) => {
  await page.goto('about:blank');
  for (const { name, dir, text, parts, order } of CASES) {
    writeFor(localeOf(dir === 'ltr' ? 'en' : 'ar'));
    expect.soft(await drawn(page, dir, text(), parts), name).toEqual(order);
  }
  writeFor(localeOf('en'));
});
