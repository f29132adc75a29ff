import { addDays, type IsoDate } from '../base/dates.ts';
import { foldName, toLatinDigits, visible } from '../base/fold.ts';
import { words } from '../base/words.ts';
import { detectDateOrder, readDate } from '../import/readDate.ts';
import type { DocumentCategory } from './documents.ts';

const NAMES: Readonly<Partial<Record<DocumentCategory, readonly string[]>>> = {
  license: words('licence | license | driving licence | trade licence | رخصة | رخصة قيادة'),
  registration: words('mulkiya | mulkia | registration | ملكية | الملكية'),
  insurance: words('insurance | policy | تأمين | التأمين'),
  permit: words('permit | تصريح'),
  gate_pass: words('gatepass | gate pass | port pass | بطاقة دخول'),
  tir: words('tir | carnet'),
  identity: words('emirates id | eid | identity | هوية | الهوية'),
  visa: words('visa | residence | تأشيرة | إقامة'),
  medical: words('medical | fitness | health | طبي'),
  other: words('passport | جواز'),
};

const CATEGORY_OF = new Map(
  Object.entries(NAMES).flatMap(([category, names]) =>
    names.map((name) => [foldName(name), category as DocumentCategory] as const),
  ),
);

/** The category in a name; none if it contains two. */
const categoryIn = (name: string): DocumentCategory | undefined => {
  const parts = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/\p{L}+/gu) ?? [];
  const told = parts
    .flatMap((part, index) => [part, part + (parts[index + 1] ?? '')])
    .flatMap((part) => CATEGORY_OF.get(foldName(part)) ?? []);
  const found = new Set(told);
  // A residence permit is a visa.
  if (found.size > 1) found.delete('permit');
  return found.size === 1 ? [...found][0] : undefined;
};

const DATES =
  /(?<!\d)(?:\d{4}([-_. ])\d{1,2}\1\d{1,2}|\d{1,2}([-_. ])\d{1,2}\2\d{4}|\d{8}|\d{1,2}[-_. ]?\p{L}{3,9}[-_. ]?\d{4})(?!\d)/gu;

/** Passports and licences, which are valid longest, last ten years. */
const LONGEST = 11 * 366;

/** Only future days: scans are named after the day they were made. */
const expiriesIn = (name: string, today: IsoDate) =>
  [...name.matchAll(DATES)].flatMap(([text]) => {
    const cell = text.replaceAll('_', '-').replace(/(\d)(\p{L}+)(\d)/u, '$1 $2 $3');
    const reading = readDate(cell, () => detectDateOrder([cell]));
    const isAhead =
      'date' in reading && reading.date > today && reading.date <= addDays(today, LONGEST);
    return isAhead ? { text, date: reading.date } : [];
  });

interface NamedDocument {
  title: string;
  category?: DocumentCategory;
  expiry_date: IsoDate | null;
}

/** Reads `Mulkiya_T-101 2027-03-01.pdf`; ambiguous days are not guessed. */
export const documentNamed = (fileName: string, today: IsoDate): NamedDocument => {
  const name = visible(fileName.replace(/\.[^.]{1,5}$/, ''));
  const dates = expiriesIn(toLatinDigits(name), today);
  const date = dates
    .map((one) => one.date)
    .toSorted()
    .at(-1);
  const category = categoryIn(name);
  const tidy = (text: string) =>
    text
      .replaceAll(/[\s_]+/g, ' ')
      .replace(/(?<![\s\-–,.])[\s\-–,.]+$/, '')
      .trim();
  const undated = dates.reduce((text, one) => text.replace(one.text, ' '), toLatinDigits(name));
  return {
    title: dates.length > 0 ? tidy(undated) : tidy(name),
    ...(category && { category }),
    expiry_date: date ?? null,
  };
};
