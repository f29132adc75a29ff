import { expect, it } from 'vitest';

import { refusalTo, wordsTo } from './arabic.ts';

const to = (language: string) => ({ headers: { 'accept-language': language } });

it('says in Arabic what it says in English, with the values isolated', () => {
  const say = wordsTo(to('ar-AE,en;q=0.5'));
  expect(say('At most 50 characters')).toBe('الحد الأقصى لعدد الأحرف: 50');
  expect(say('There is already a driver D-7')).toBe('\u200f\u2068D-7\u2069 مسجّل من قبل');
  expect(say('Litres (all) + more')).toBe('Litres (all) + more');
});

it.each(['', 'en', 'fr, ar;q=0.1'])('stays English for "%s"', (language) => {
  const refused = { error: 'Already taken', errors: { name: 'Already taken' }, data: 1 };
  expect(refusalTo(to(language), refused)).toEqual(refused);
});

it('translates the reason and the errors of fields, and nothing else of an answer', () => {
  const answer = { error: 'That is too large', errors: { file: 'The file is empty' } };
  expect(refusalTo(to('ar'), { ...answer, data: { notes: 'The file is empty' } })).toEqual({
    error: 'الحجم أكبر مما يقبله الخادم',
    errors: { file: 'الملف فارغ' },
    data: { notes: 'The file is empty' },
  });
});
