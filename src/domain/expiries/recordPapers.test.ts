import { expect, it } from 'vitest';

import { testDay } from '../base/testing.ts';
import { documentWith } from '../fleet/testing.ts';
import type { Expiry } from '../records/expiry.ts';
import { RESOURCES } from '../records/resources.ts';
import { recordPapers } from './recordPapers.ts';

const DAY = testDay('2026-03-01');
const held = { holder_type: 'truck', holder_id: 4 } as const;

const dateOf = (values: Partial<Expiry>): Expiry => ({
  state: 'valid',
  kind: 'insurance',
  field: 'insurance_expiry',
  date: '2027-01-01',
  holder: { resource: RESOURCES.trucks, id: 4, label: 'T-104' },
  ...values,
});
const truck = { type: 'truck', id: 4, dates: [] as Expiry[], isOff: false } as const;
const idsOf = (papers: readonly Expiry[]) => papers.map(({ document }) => document?.id);

const scan = documentWith({ id: 1, category: 'insurance', expiry_date: '2027-01-01', ...held });

it('lists a date and the document that is its file as one paper', () => {
  const { papers } = recordPapers({ ...truck, dates: [dateOf({ document: scan })] }, [scan], DAY);
  expect(idsOf(papers)).toEqual([1]);
});

it('lists the other documents of the record with them, most urgent first, without a date last', () => {
  const page = { ...scan, id: 2 };
  const photo = documentWith({ id: 3, ...held });
  const lease = documentWith({ id: 4, expiry_date: '2026-02-01', ...held });
  const foreign = documentWith({ id: 5, ...held, holder_id: 5 });
  const { papers } = recordPapers(
    { ...truck, dates: [dateOf({ document: scan })] },
    [scan, page, photo, lease, foreign],
    DAY,
  );
  expect(idsOf(papers)).toEqual([4, 1, 2, 3]);
  expect(papers.map(({ state }) => state)).toEqual(['overdue', 'valid', 'valid', 'unknown']);
});

it('judges another page of a paper by the date of the record', () => {
  const page = documentWith({ id: 2, category: 'insurance', expiry_date: '2026-01-01', ...held });
  const { papers } = recordPapers({ ...truck, dates: [dateOf({})] }, [page], DAY);
  expect(papers.map(({ state }) => state)).toEqual(['valid', 'valid']);
});

it('keeps superseded documents apart', () => {
  const older = { ...scan, id: 9, expiry_date: '2026-01-01' };
  const { papers, superseded } = recordPapers(truck, [older, scan], DAY);
  expect(idsOf(papers)).toEqual([1]);
  expect(superseded).toEqual([older]);
});

it('makes no work of the documents of what is out of service', () => {
  const visa = documentWith({ id: 2, category: 'visa', expiry_date: '2026-01-01', ...held });
  const { papers } = recordPapers({ ...truck, isOff: true }, [visa], DAY);
  expect(papers[0]?.state).toBe('off');
});
