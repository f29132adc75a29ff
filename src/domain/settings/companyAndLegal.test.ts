import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it, test } from 'vitest';

import { testDay } from '../base/testing.ts';
import { problemsIn } from '../records/checks.ts';
import { queryRows } from '../records/query.ts';
import { companyProfile, companyProfileOf, companyValues } from './companyProfile.ts';
import { legalDocuments, wordsOf } from './legal.ts';

describe('the company profile', () => {
  test.each([
    ['companyName', '', 'required'],
    ['email', '', 'required'],
    ['email', 'office', 'email'],
    ['email', 'office@qafila.example', undefined],
    ['phone', '04 123 4567', undefined],
    ['phone', '+971 50 123 4567', undefined],
    ['phone', '+44 20 7946 0958', undefined],
    ['phone', '12345', 'phoneNumber'],
    ['phone', 'call us', 'phoneNumber'],
    ['phone', '', undefined],
    ['vatId', '100000000000003', undefined],
    ['vatId', '100 0000 0000 0018', undefined],
    ['vatId', '10000000000003', 'trn'],
    ['vatId', 'AE100000000000003', 'trn'],
    ['website', 'https://qafila.example', undefined],
    ['website', 'HTTP://qafila.example/a?b', undefined],
    ['website', 'www.qafila.example', 'website'],
    ['website', 'javascript:alert(1)', 'website'],
    ['website', 'https://', 'website'],
    ['website', 'https://a b', 'website'],
    ['logo', 'data:image/png;base64,iVBORw0KGgo=', undefined],
    ['logo', 'data:image/svg+xml;base64,PHN2Zz4=', 'fileType'],
    ['logo', 'https://elsewhere.example/logo.png', 'fileType'],
  ] as const)('%s %j: %s', (field, value, code) => {
    expect(problemsIn(companyProfile, { [field]: value })[field]?.code).toBe(code);
  });

  it('is stored trimmed, the TRN without the blanks and digits it is typed with', () => {
    const stored = companyValues({ companyName: ' A ', vatId: '100-0000 0000٠٠٠3', city: ' ' });
    expect(stored).toMatchObject({ companyName: 'A', vatId: '100000000000003', city: null });
    expect(stored.logo).toBeNull();
  });

  it.each([null, {}, { companyName: ' ' }])('has the default name where it is %j', (stored) => {
    expect(companyProfileOf(stored, 'Default LLC')).toMatchObject({
      companyName: 'Default LLC',
      email: '',
      phone: null,
    });
  });
});

describe('a legal document', () => {
  test.each([
    ['', true],
    ['<p></p>', true],
    ['<p>&nbsp; </p><p><br></p>', true],
    ['<p>Scope</p>', false],
    ['<hr>', false],
    ['plain words', false],
  ])('with the content %j lacks words: %s', (content, lacks) => {
    const { content: problem } = problemsIn(legalDocuments, { title: 'Terms', content });
    expect(problem?.code).toBe(lacks ? 'required' : undefined);
  });

  it('needs a title', () => {
    expect(problemsIn(legalDocuments, { title: ' ' }).title?.code).toBe('required');
  });

  it('is read without its tags', () => {
    expect(wordsOf('<h2>Scope</h2>\n<p>These&nbsp;terms <b>hold</b>.</p>')).toBe(
      'Scope These terms hold .',
    );
    expect(wordsOf('<p>Health &amp; Safety &lt;HSE&gt; &amp;amp;</p>')).toBe(
      'Health & Safety <HSE> &amp;',
    );
  });

  it('is found by its words, not by how they are written', () => {
    const content = '<p>Health &amp; Safety: <strong>gate</strong> passes</p>';
    const found = (q: string) =>
      queryRows(legalDocuments, [{ id: 1, content }], { filter: { q } }, testDay()).total;
    expect(['gate passes', 'health & safety', 'strong', 'amp'].map(found)).toEqual([1, 1, 0, 0]);
  });
});

it.each(['src', 'api'])(
  'names the fields of the company in its declaration alone: %s',
  (folder) => {
    const root = join(import.meta.dirname, '../../..', folder);
    const naming = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        !/\.(?:test|stories)\.|i18n/.test(path) &&
        /\b(?:companyName_ar|vatId|taxId)\b/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(naming.map((path) => path.replaceAll('\\', '/'))).toEqual(
      folder === 'src' ? ['domain/settings/companyProfile.ts'] : [],
    );
  },
);
