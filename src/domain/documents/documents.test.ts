import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { addDays } from '../base/dates.ts';
import { testDay } from '../base/testing.ts';
import { countsOf, documentWith } from '../fleet/testing.ts';
import { problemsIn } from '../records/checks.ts';
import { matcherOf } from '../records/filter.ts';
import { bodyOf, cleaned } from '../records/values.ts';
import { totalBytes } from './documentFile.ts';
import { documents, renewalOf, type DocumentFilter } from './documents.ts';
import { currentDocuments, documentState, renewalsIn, replacedBy } from './documentState.ts';

const TODAY = '2026-02-27';
const DAY = testDay(TODAY);
const LIMIT = '2026-03-29';

const someDay = fc.option(
  fc.oneof(
    fc.integer({ min: -60, max: 60 }).map((days) => addDays(TODAY, days)),
    fc.constantFrom('0000-00-00', ''),
  ),
);

/** Up to 20 documents, some of which renew an earlier one. */
const someDocuments = fc
  .array(
    fc.record({
      expiry_date: someDay,
      size_bytes: fc.integer({ min: 0, max: 10_000_000 }),
      replaces: fc.option(fc.nat(30)),
      category: fc.constantFrom(...documents.fields.category.options),
    }),
    { maxLength: 20 },
  )
  .map((rows) =>
    rows.map(({ replaces, ...row }, index) =>
      documentWith({
        ...row,
        id: index + 1,
        replaces_id: replaces !== null && replaces < index ? replaces + 1 : null,
      }),
    ),
  );

describe('problems', () => {
  it('requires a title and a category, and nothing else', () => {
    expect(problemsIn(documents, {})).toEqual({
      title: { code: 'required' },
      category: { code: 'required' },
    });
    expect(problemsIn(documents, { title: 'Mulkiya', category: 'registration' })).toEqual({});
  });

  test.each([
    [{ holder_type: 'truck' }, { holder_id: { code: 'required' } }],
    [{ holder_id: 3 }, { holder_type: { code: 'required' } }],
    [{ holder_type: 'ship', holder_id: 3 }, { holder_type: { code: 'choice' } }],
    [{ holder_type: 'truck', holder_id: 'x' }, { holder_id: { code: 'integer' } }],
    [
      { issue_date: '2026-02-28', expiry_date: '2026-02-27' },
      { expiry_date: { code: 'beforeIssue' } },
    ],
    [{ expiry_date: '2026-02-30' }, { expiry_date: { code: 'date' } }],
    [{ category: 'love letter' }, { category: { code: 'choice' } }],
  ])('finds in %j: %j', (values, problems) => {
    const found = problemsIn(documents, { title: 'T', category: 'permit', ...values });
    expect(found).toMatchObject(problems);
    expect(Object.keys(found)).toEqual(Object.keys(problems));
  });

  test.each([
    { holder_type: 'driver', holder_id: 7 },
    { issue_date: '2026-02-27', expiry_date: '2026-02-27' },
    { issue_date: '2026-02-27' },
  ])('finds nothing in %j', (values) => {
    expect(problemsIn(documents, { title: 'T', category: 'permit', ...values })).toEqual({});
  });
});

describe('values', () => {
  it('are trimmed, null where empty, ids as numbers', () => {
    expect(cleaned(documents, { title: ' A ', holder_id: '7', notes: ' ' })).toEqual({
      title: 'A',
      holder_id: 7,
      notes: null,
    });
  });

  it('of a new document hold what is filled in', () => {
    expect(bodyOf(documents, { title: 'A', category: 'visa', notes: '', holder_id: 2 })).toEqual({
      title: 'A',
      category: 'visa',
      holder_id: 2,
    });
  });

  it('of a renewal are the old ones without dates and file', () => {
    const old = documentWith({ id: 9, holder_type: 'truck', holder_id: 4, expiry_date: TODAY });
    expect(renewalOf(old)).toEqual({
      title: old.title,
      category: old.category,
      holder_type: 'truck',
      holder_id: 4,
      document_number: null,
      issuing_authority: null,
      replaces_id: 9,
    });
  });
});

describe('a later document of the same kind and holder', () => {
  const visa = { category: 'visa', holder_type: 'driver', holder_id: 190 } as const;
  const old = documentWith({ ...visa, id: 1, expiry_date: '2026-02-20' });
  const later = documentWith({ ...visa, id: 2, expiry_date: '2028-11-30' });
  const supersededBy = (...others: (typeof old)[]) => renewalsIn([old, ...others]).get(1)?.id;

  it('replaces the older one', () => {
    expect(supersededBy(later)).toBe(2);
    expect(currentDocuments([later, old])).toEqual([later]);
    expect(replacedBy({ ...visa }, [old, later])).toBe(later);
  });

  it.each([
    ['of another holder', { holder_id: 191 }],
    ['of another kind', { category: 'medical' }],
    ['of a company, which may hold several', { holder_type: 'company' }],
    ['without a date', { expiry_date: null }],
    ['with the same date, perhaps the other side', { expiry_date: old.expiry_date }],
  ] as const)('does not if it is one %s', (_name, values) => {
    expect(supersededBy({ ...later, ...values })).toBeUndefined();
  });

  it('does not count once it is replaced itself', () => {
    const wrong = { ...later, expiry_date: '2099-01-01' };
    const right = documentWith({ ...visa, id: 3, expiry_date: '2027-01-01', replaces_id: 2 });
    expect(supersededBy(wrong, right)).toBe(3);
    expect(currentDocuments([old, wrong, right])).toEqual([right]);
  });
});

describe('states', () => {
  const old = documentWith({ id: 1, expiry_date: '2026-01-01' });
  const renewal = documentWith({ id: 2, expiry_date: '2026-03-01', replaces_id: 1 });
  const odd = documentWith({ id: 3, replaces_id: 3 });
  const renewals = renewalsIn([old, renewal, odd]);

  it('are those of any expiry date, or superseded by its renewal', () => {
    const stateOf = (document: typeof old) => documentState(document, renewals, DAY);
    expect([old, renewal, odd].map(stateOf)).toEqual(['superseded', 'due', 'unknown']);
    expect(renewals.get(1)).toBe(renewal);
    expect(currentDocuments([old, renewal, odd])).toEqual([renewal, odd]);
  });

  test.each<[DocumentFilter, number[]]>([
    [{}, [1, 2, 3]],
    [{ state: 'active' }, [2, 3]],
    [{ state: 'superseded' }, [1]],
    [{ state: 'overdue' }, []],
    [{ state: 'unknown' }, [3]],
    [{ expires_from: '2026-01-01' }, [1, 2]],
    [{ expires_from: '2026-01-02', expires_to: '2026-03-01' }, [2]],
    [{ expires_to: '2026-02-28' }, [1]],
    [{ expires_to: '2026-0' }, [1, 2, 3]],
    [{ holder_type: 'truck' }, []],
  ])('%j matches %j', (filter, ids) => {
    const rows = [old, renewal, odd];
    const found = rows.filter(matcherOf(documents, filter, DAY, rows));
    expect(found.map(({ id }) => id)).toEqual(ids);
  });
});

describe('the figures of documents', () => {
  it('agree with an independent count', () => {
    fc.assert(
      fc.property(someDocuments, (rows) => {
        const renewed = rows.map(({ replaces_id }) => replaces_id);
        const current = rows.filter(({ id }) => !renewed.includes(id));
        const isReal = (day: string | null): day is string => !!day && day !== '0000-00-00';
        const days = current.map(({ expiry_date }) => expiry_date);
        const past = days.filter((day) => isReal(day) && day < TODAY).length;
        expect(countsOf(documents, rows, TODAY)).toEqual({
          total: rows.length,
          active: current.length - past,
          due: days.filter((day) => isReal(day) && day >= TODAY && day <= LIMIT).length,
          overdue: past,
        });
        expect(totalBytes(rows)).toBe(
          rows.map(({ size_bytes }) => size_bytes).reduce((a, b) => a + b, 0),
        );
      }),
      { numRuns: 300, seed: 31 },
    );
  });

  it('ignore a size that is no number', () => {
    const odd = { ...documentWith(), size_bytes: Number.NaN };
    expect(totalBytes([odd, documentWith({ size_bytes: 5 })])).toBe(5);
    expect(totalBytes([odd])).toBeUndefined();
    expect(totalBytes([])).toBe(0);
  });
});
