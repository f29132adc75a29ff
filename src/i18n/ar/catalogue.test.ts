import { expect, it, test } from 'vitest';

import { en } from '../en/index.ts';
import { later } from '../en/later.ts';
import { dieselReports } from '../en/pages/dieselReports.ts';
import { importing } from '../en/pages/import.ts';
import { serverPages } from '../en/pages/serverPages.ts';
import { ar } from './index.ts';
import { later as laterAr } from './later.ts';
import { dieselReports as dieselReportsAr } from './pages/dieselReports.ts';
import { importing as importingAr } from './pages/import.ts';
import { serverPages as serverPagesAr } from './pages/serverPages.ts';

type Texts = Readonly<Record<string, string>>;

const flat = (messages: object, path = ''): Texts =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flat(value, `${path}${key}.`))
        : [[path + key, String(value)]],
    ),
  );

const { ra: _theirs, records, ...first } = en;
const { records: recordsAr, ...firstAr } = ar;
const { ra: _theirsLater, ...laterOwn } = later;
const english = {
  ...flat(first),
  ...flat(laterOwn),
  ...flat({ importing, dieselReports, ...serverPages }),
};
const arabic = {
  ...flat(firstAr),
  ...flat(laterAr),
  ...flat({ importing: importingAr, dieselReports: dieselReportsAr, ...serverPagesAr }),
};

/** Counts are written by either name, and not at all for one and two. */
const COUNTS = ['count', 'days', 'smart_count'];
const placesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].flatMap(([, name]) => name ?? []))].toSorted();
const valuesIn = (text: string) => placesIn(text).filter((name) => !COUNTS.includes(name));
const hasCount = (text: string) => placesIn(text).some((name) => COUNTS.includes(name));
const formsOf = (text: string) => text.split(' |||| ');

it('has every text, and none besides but the forms of names', () => {
  const more = Object.keys(arabic).filter((key) => !(key in english));
  expect(Object.keys(english).filter((key) => !arabic[key])).toEqual([]);
  expect(more.filter((key) => !/^(?:ra|resources\.[^.]+\.forms)\./.test(key))).toEqual([]);
});

it('fills in the same values in each form', () => {
  const wrong = Object.entries(english).filter(([key, text]) => {
    const expected = valuesIn(text);
    return formsOf(arabic[key] ?? '').some(
      (form) => valuesIn(form).join() !== expected.join() || (hasCount(form) && !hasCount(text)),
    );
  });
  expect(wrong.map(([key]) => key)).toEqual([]);
});

it('has six forms wherever the English has two, or says the number without a noun', () => {
  const wrong = Object.entries(english).filter(([key, text]) => {
    const forms = formsOf(arabic[key] ?? '').length;
    const isPlain = forms === 1 && /: %\{smart_count\}$|^عرض ما/.test(arabic[key] ?? '');
    return formsOf(text).length > 1 ? forms !== 6 && !isPlain : forms !== 1 && forms !== 6;
  });
  expect(wrong.map(([key]) => key)).toEqual([]);
});

it('puts forms of its own in the place of the name of a record type', () => {
  const forms = ['one', 'the', 'all', 'ofAll', 'some', 'counted', 'ofCounted'];
  const plain = (text: string) => valuesIn(text).filter((name) => !/^types?$/i.test(name));
  for (const [key, text] of Object.entries(flat(recordsAr))) {
    const theirs = plain(flat(records)[key] ?? '');
    expect(valuesIn(text).filter((name) => !forms.includes(name))).toEqual(theirs);
  }
});

test('what has no Arabic letter is not read from the left because of that', () => {
  const mixed = Object.entries(arabic).filter(
    ([, text]) => placesIn(text).length > 1 && !/[\u0600-\u06ff\u200f]/.test(text),
  );
  expect(mixed.map(([key]) => key)).toEqual([]);
});

it('keeps a number and its unit on one line', () => {
  const apart = /%\{\w+\} (?:km|MB|KB|ms|كم|م\.ب|ك\.ب|ميغا|ملي)(?![a-z\u0621-\u064a])/;
  const texts = [english, arabic].flatMap((all) => Object.values(all));
  expect(texts.filter((text) => apart.test(text))).toEqual([]);
});
