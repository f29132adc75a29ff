import { readdirSync, readFileSync } from 'node:fs';

import { expect, it, test } from 'vitest';

import { ar } from './index.ts';
import { later } from './later.ts';
import { dieselReports } from './pages/dieselReports.ts';
import { importing } from './pages/import.ts';
import { serverPages } from './pages/serverPages.ts';
import { site } from './website/index.ts';

const textsIn = (messages: unknown): string[] =>
  typeof messages === 'string' ? [messages] : Object.values(messages ?? {}).flatMap(textsIn);

const root = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

/** Those of its pages before the app, such as the set-up, and of its refusals. */
const serverTexts = ['server', 'api']
  .flatMap((folder) =>
    readdirSync(new URL(`../../../${folder}`, import.meta.url)).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .flatMap((file) => root(file).match(/(['"`])[^'"`]*[\u0621-\u064a][^'"`]*\1/g) ?? []);

const texts = [
  ...textsIn([ar, later, importing, dieselReports, serverPages, site]),
  ...serverTexts,
  ...root('CHANGELOG.ar.md').split('\n'),
];

const [, table] = root('docs/glossary.md').split('## In Arabic');
const rows = [...(table ?? '').matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gm)]
  .map(([, english = '', arabic = '', not = '']) => ({ english, arabic, not: not.split(', ') }))
  .filter(({ english }) => !/^(?:English|---)$/.test(english));

it('has a table, and the texts of the server too', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(serverTexts.join()).toContain('الشركة التجريبية');
});

test.each(rows)('$english is $arabic', ({ arabic, not }) => {
  expect(texts.some((text) => text.includes(arabic.replace(/^ال/, '')))).toBe(true);
  const other = (text: string) =>
    not.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'u').test(text));
  expect(texts.filter(other)).toEqual([]);
});

it('gives no orders: people are asked, and buttons name what they do', () => {
  const ordered =
    /(?<!\p{L})(?:أدخل|ابدأ|اختر|اكتب|تحدث|تواصل|حاول|حدّثنا|شاهد|اضغط|انقر|تحقق من|قم ب)(?!\p{L})/u;
  expect(texts.filter((text) => ordered.test(text))).toEqual([]);
});

it('says who did what by a verb of its own, without a helping one', () => {
  const helped = /(?<!\p{L})[يت]?ق(?:ام|امت|وم) (?:\S+ ){0,3}ب|(?<!\p{L})(?:لم يتم|لم تتم) حفظ/u;
  expect(texts.filter((text) => helped.test(text))).toEqual([]);
});

it('writes Arabic punctuation and Latin digits', () => {
  expect(texts.filter((text) => /[\u0600-\u06ff]\s*[,;?]|[٠-٩]/.test(text))).toEqual([]);
});
