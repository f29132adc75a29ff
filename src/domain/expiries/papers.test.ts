import { expect, it } from 'vitest';

import { testDay } from '../base/testing.ts';
import { heldExpiries } from '../board/heldExpiries.ts';
import { documents } from '../documents/documents.ts';
import { drivers } from '../fleet/drivers.ts';
import { documentWith, driverWith, truckWith } from '../fleet/testing.ts';
import { trucks } from '../fleet/trucks.ts';
import { isOfOwnRecord } from '../records/expiry.ts';
import { calendarDay, relationship, text } from '../records/field.ts';
import { matcherOf, searchTextOf } from '../records/filter.ts';
import { recordType } from '../records/recordType.ts';
import { RESOURCES, sourcesOf } from '../records/resources.ts';
import { DECLARED } from '../records/testing.ts';
import { papersOf, type Paper } from './papers.ts';
import { renewalUntil } from './renewal.ts';

const DAY = testDay('2026-03-10');

it('counts the dates of every record type that declares one', () => {
  const expiring = [...DECLARED].filter(({ fields }) =>
    Object.values(fields).some((field) => field.kind === 'day' && field.expiry),
  );
  expect(expiring.map(({ name }) => name as string).toSorted()).toEqual(
    sourcesOf(RESOURCES.papers)?.toSorted(),
  );
});

/** Made up: a type that nothing else knows, with its own expiry date. */
const permits = recordType({
  name: 'fleet/permits' as typeof RESOURCES.companies,
  key: 'permit_number',
  fields: {
    permit_number: text({ required: true }),
    truck_id: relationship(RESOURCES.trucks, { required: true }),
    expires_on: calendarDay({ expiry: 'road_permit' }),
  },
});
const type = papersOf([trucks, permits, documents]);
const truck = truckWith({ id: 4, truck_number: 'T-104' });
const permit = { id: 9, permit_number: 'P-9', truck_id: 4, expires_on: '2026-03-01' };

const papersWith = (files: readonly object[] = []) =>
  (type.derived?.rows({ trucks: [truck], permits: [permit], documents: files } as never, DAY, []) ??
    []) as readonly Paper[];

it('includes a new type as soon as its declaration has an expiry field', () => {
  const [paper] = papersWith();
  expect(papersWith()).toHaveLength(1);
  expect(paper).toMatchObject({
    id: 'fleet/permits/9:road_permit',
    holder_name: 'T-104',
    title: 'P-9',
    about: 'trucks',
    state: 'overdue',
    owner: { resource: RESOURCES.trucks, id: 4 },
  });
  expect(paper && isOfOwnRecord(paper)).toBe(true);
  expect(matcherOf(type, { due: 'expired', holder: permits.name }, DAY)(paper ?? {})).toBe(true);
  expect(matcherOf(type, { due: 'soon' }, DAY)(paper ?? {})).toBe(false);
  const held = heldExpiries(papersWith(), testDay('2026-03-01'));
  expect(held({ resource: RESOURCES.trucks, id: 4, label: '' })).toMatchObject([
    { state: 'due', daysLeft: 0 },
  ]);
});

it('keeps the file of such a record with its truck, once', () => {
  const [paper] = papersWith();
  if (!paper) throw new Error('There is no paper');
  const file = new File([], 'permit.pdf');
  const first = renewalUntil(paper, '2027-03-01', { file, title: 'Permit P-9' });
  expect(first.date).toMatchObject({ resource: 'fleet/permits', id: 9, date: '2027-03-01' });
  const values = {
    title: 'Permit P-9',
    category: 'other',
    holder_type: 'truck',
    holder_id: 4,
    document_number: 'P-9',
    expiry_date: null,
  } as const;
  expect(first.document?.values).toEqual(values);

  const stored = documentWith({ id: 70, ...values });
  const [filed] = papersWith([stored]);
  expect(papersWith([stored])).toHaveLength(1);
  expect(filed?.document).toBe(stored);
  const next = renewalUntil(paper, '2028-03-01', { file, copy: stored, title: 'Permit P-9' });
  expect(next.document?.values).toMatchObject({ ...values, replaces_id: 70 });
});

it('lists a week from any of its days to its last', () => {
  // 2026-03-16 is a Monday.
  const dates = ['2026-03-15', '2026-03-16', '2026-03-22', '2026-03-23'];
  const inWeek = (week: string) =>
    dates.filter((date) => matcherOf(type, { week }, { ...DAY, first_day_of_week: 1 })({ date }));
  expect(inWeek('2026-03-16')).toEqual(['2026-03-16', '2026-03-22']);
  expect(inWeek('2026-03-17')).toEqual(['2026-03-22']);
});

it('is found by the ID of a driver, as names repeat', () => {
  const ofDrivers = papersOf([drivers]);
  const driver = driverWith({ driver_id: 'D-1112', gatepass_expiry: '2026-04-01' });
  const [paper] = ofDrivers.derived?.rows({ drivers: [driver] } as never, DAY, []) ?? [];
  expect(searchTextOf(ofDrivers, { ...(paper as Paper) })).toContain('D-1112');
});
