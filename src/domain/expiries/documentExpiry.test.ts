import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { testDay } from '../base/testing.ts';
import { documents as documentType, type FleetDocument } from '../documents/documents.ts';
import { currentDocuments } from '../documents/documentState.ts';
import { isReal, someTrucks, TODAY } from '../fleet/someFleet.testing.ts';
import { documentWith, truckWith } from '../fleet/testing.ts';
import { RESOURCES } from '../records/resources.ts';
import { againstHolder, copyOf, documentOfPaper, holderPaper, paperKey } from './documentExpiry.ts';
import { fleetExpiries } from './fleetExpiries.ts';

const DAY = testDay(TODAY);

const someDocuments = fc
  .array(
    fc.record({
      holder_type: fc.constantFrom('truck', 'company', null),
      holder_id: fc.integer({ min: 0, max: 12 }),
      category: fc.constantFrom(...documentType.fields.category.options),
      expiry_date: fc.constantFrom(null, '2026-02-01', TODAY, '2026-03-20', '2027-01-01'),
      replaces_id: fc.option(fc.integer({ min: 100, max: 140 })),
    }),
    { maxLength: 40 },
  )
  .map((rows) => rows.map((row, index) => documentWith({ ...row, id: 100 + index })));

const keyOfDocument = (document: FleetDocument): string => {
  const paper = holderPaper(document);
  return paper ? paperKey(paper.resource, paper.id, paper.kind) : `document ${document.id}`;
};

describe('a paper with a date on its holder and a document', () => {
  it('appears once, by its holder’s date if there is one', () => {
    fc.assert(
      fc.property(someTrucks, someDocuments, (trucks, documents) => {
        const told = fleetExpiries({ trucks, documents }, DAY);
        const own = told.filter(({ kind }) => kind !== 'document');
        const plain = ({ holder, kind, date }: (typeof told)[number]) =>
          `${paperKey(holder.resource, holder.id, kind)} ${date}`;
        expect(own.map(plain).toSorted()).toEqual(
          fleetExpiries({ trucks }, DAY).map(plain).toSorted(),
        );

        const byId = new Map(documents.map((document) => [document.id, document]));
        const keys = told.map(({ holder, kind }) =>
          kind === 'document'
            ? keyOfDocument(byId.get(Number(holder.id)) ?? documentWith())
            : paperKey(holder.resource, holder.id, kind),
        );
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 200, seed: 51 },
    );
  });

  it('has the current document of its kind as its file', () => {
    fc.assert(
      fc.property(someTrucks, someDocuments, (trucks, documents) => {
        const current = currentDocuments(documents);
        for (const { holder, kind, document } of fleetExpiries({ trucks, documents }, DAY)) {
          const copies = current.filter((copy) =>
            kind === 'document'
              ? copy.id === holder.id
              : keyOfDocument(copy) === paperKey(holder.resource, holder.id, kind),
          );
          const dates = copies.map(({ expiry_date }) => expiry_date ?? '').toSorted();
          expect(document?.expiry_date ?? '').toBe(dates.at(-1) ?? '');
          expect(document === undefined).toBe(copies.length === 0);
          expect(copyOf({ holder, kind }, documents)).toBe(document);
        }
      }),
      { numRuns: 100, seed: 52 },
    );
  });

  it('appears by its document if the holder has no date', () => {
    const truck = truckWith({ id: 4, registration_expiry: null });
    const ofTruck = { holder_type: 'truck', holder_id: 4, category: 'registration' } as const;
    const documents = [
      documentWith({ id: 1, ...ofTruck, expiry_date: '2026-03-01' }),
      documentWith({ id: 2, ...ofTruck, expiry_date: '2026-03-05' }),
    ];
    expect(fleetExpiries({ trucks: [truck], documents }, DAY)).toMatchObject([
      { kind: 'document', date: '2026-03-05', holder: { id: 2 }, owner: { id: 4, label: 'T-1' } },
    ]);
    expect(isReal(truck.registration_expiry)).toBe(false);
  });
});

it('leads to the paper of a document, and the document of a paper', () => {
  const held = { holder_type: 'trailer', holder_id: 3, category: 'tir' } as const;
  const paper = { resource: RESOURCES.trailers, id: 3, kind: 'tir', field: 'tir_expiry' } as const;
  expect(holderPaper(held)).toEqual(paper);
  const holder = { resource: RESOURCES.trailers, id: 3, label: 'TR-3' };
  expect(documentOfPaper({ holder, kind: 'tir' })).toEqual(held);
  expect(documentOfPaper({ holder, kind: 'document' })).toBeUndefined();
});

test.each([
  { holder_type: 'driver', holder_id: 1, category: 'insurance' },
  { holder_type: 'company', holder_id: 1, category: 'registration' },
  { holder_type: 'truck', holder_id: 1, category: 'visa' },
  { holder_type: 'truck', holder_id: null, category: 'registration' },
  { holder_type: 'ship', holder_id: 1, category: 'registration' },
  {},
])('%j is no file for a date that its holder has', (document) => {
  expect(holderPaper(document)).toBeUndefined();
});

test.each([
  ['2026-03-01', '2026-03-01', 'same'],
  ['2026-03-01', '2027-03-01', 'older'],
  ['2027-03-01', '2026-03-01', 'later'],
  ['2027-03-01', null, 'later'],
  ['2027-03-01', '0000-00-00', 'later'],
  [null, '2026-03-01', 'same'],
])('a document until %s of a holder until %s is %s', (expiry_date, holderDate, standing) => {
  expect(againstHolder({ expiry_date }, holderDate)).toBe(standing);
});
