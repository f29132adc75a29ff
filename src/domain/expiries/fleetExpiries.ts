import type { CompanyDay } from '../base/companyDay.ts';
import {
  documents as documentType,
  HOLDER_RESOURCES,
  type FleetDocument,
} from '../documents/documents.ts';
import { currentDocuments } from '../documents/documentState.ts';
import { FLEET_LISTS, FLEET_TYPES, type FleetList, type FleetRecord } from '../fleet/fleetTypes.ts';
import { knownExpiries, type OfRecord } from '../records/expiries.ts';
import {
  asHolder,
  byLabel,
  byUrgency,
  type Expiry,
  type ExpiryHolder,
  type ExpiryKind,
} from '../records/expiry.ts';
import type { AnyRecordType } from '../records/recordType.ts';
import { isOutOfService } from '../records/service.ts';
import { copyOf, holderPaper, paperFiles, paperKey } from './documentExpiry.ts';

/** By the last word of the record type's name; absent if not loaded. */
export type FleetRows = { [List in FleetList]?: readonly FleetRecord<List>[] } & {
  documents?: readonly FleetDocument[];
};
type Types = Readonly<Record<string, AnyRecordType>>;
type Row = Readonly<Record<string, unknown>> & { id: number };
type AllRows = Readonly<Record<string, readonly Row[] | undefined>>;

/** Identifies a paper: it stays the same after a renewal. */
export const keyOf = ({ holder, kind }: Expiry) => paperKey(holder.resource, holder.id, kind);

type Files = ReadonlyMap<string, FleetDocument>;

/** For one record type: most records have none. */
const filesByHolder = (files: Files, resource: string) => {
  const byHolder = new Map<unknown, Map<ExpiryKind, FleetDocument>>();
  for (const document of files.values()) {
    const paper = holderPaper(document);
    if (paper?.resource !== resource) continue;
    const ofHolder = byHolder.get(paper.id) ?? new Map<ExpiryKind, FleetDocument>();
    byHolder.set(paper.id, ofHolder.set(paper.kind, document));
  }
  return byHolder;
};

/**
 * Names are compared per record, not per date: dates go into the days in the order of the names.
 */
const mostUrgentFirst = (ofRecords: readonly OfRecord[]): Expiry[] => {
  const byDay = new Map<number, Expiry[]>();
  for (const { expiries } of ofRecords.toSorted(byLabel)) {
    for (const expiry of expiries) {
      const days = expiry.daysLeft ?? Infinity;
      const ofDay = byDay.get(days);
      if (ofDay) ofDay.push(expiry);
      else byDay.set(days, [expiry]);
    }
  }
  const sorted: Expiry[] = [];
  for (const days of [...byDay.keys()].sort((a, b) => a - b))
    sorted.push(...(byDay.get(days) ?? []));
  return sorted;
};

const FIRST: readonly string[] = Object.values(FLEET_TYPES).map(({ name }) => name);

/** The order of `fleetExpiries`, for any two of them: of records of one name, as they are read. */
export const expiryOrder = (types: readonly AnyRecordType[]) => {
  const others = types.map(({ name }) => name).filter((name) => !FIRST.includes(name));
  const isDocument = (name: string) => name === documentType.name;
  const names = [
    ...FIRST,
    ...others.filter((name) => !isDocument(name)),
    ...others.filter(isDocument),
  ];
  const ranks = new Map(names.map((name, index) => [name, index]));
  const fields = new Map(types.map((type) => [type.name as string, Object.keys(type.fields)]));
  const rankOf = ({ holder }: Expiry) => ranks.get(holder.resource) ?? 0;
  const placeOf = ({ holder, field }: Expiry) => fields.get(holder.resource)?.indexOf(field) ?? 0;
  return (a: Expiry, b: Expiry): number =>
    byUrgency(a, b) ||
    rankOf(a) - rankOf(b) ||
    Number(a.holder.id) - Number(b.holder.id) ||
    placeOf(a) - placeOf(b);
};

interface KnownHolder {
  owner: ExpiryHolder;
  /** No longer in service, nor is anything that belongs to it. */
  isOff: boolean;
}

const holdersIn = (rows: FleetRows) => {
  const byId = FLEET_LISTS.map((list) => {
    const type = FLEET_TYPES[list];
    const known = new Map<unknown, object>(rows[list]?.map((row) => [row.id, row]));
    return { type, known };
  });
  return (resource: unknown, id: unknown): KnownHolder | undefined => {
    const { type, known } = byId.find((one) => one.type.name === resource) ?? {};
    const values = known?.get(id) as Row | undefined;
    if (!type || !values) return undefined;
    return { owner: asHolder(type, values), isOff: isOutOfService(type, values) };
  };
};

const ownedBy = (known: KnownHolder | null | undefined): Partial<Expiry> =>
  known ? { owner: known.owner, ...(known.isOff && { state: 'off' }) } : {};

const ownerOf = (
  type: AnyRecordType,
  row: Row | undefined,
  holderOf: ReturnType<typeof holdersIn>,
): KnownHolder | undefined => {
  for (const [name, field] of Object.entries(type.fields)) {
    const owner = field.kind === 'relationship' && holderOf(field.reference, row?.[name]);
    if (owner) return owner;
  }
  return undefined;
};

/**
 * Once each, in the order of the records; documents that are papers by themselves come last. A
 * holder's own date takes precedence, with the current document of its kind as its file; only where
 * it is empty does the document supply it.
 */
const expiriesByRecord = (
  rows: FleetRows,
  day: CompanyDay,
  types: Types = FLEET_TYPES,
): OfRecord[] => {
  const { documents = [] } = rows;
  const holderOf = holdersIn(rows);
  const files = paperFiles(documents);
  const attached = new Set<FleetDocument>();
  const ofRecords: OfRecord[] = [];
  for (const list of FLEET_LISTS) {
    const type = FLEET_TYPES[list];
    const byHolder = filesByHolder(files, type.name);
    for (const ofRecord of knownExpiries(type, rows[list] ?? [], day)) {
      ofRecords.push(ofRecord);
      const filesOf = byHolder.get(ofRecord.holder.id);
      if (!filesOf) continue;
      for (const expiry of ofRecord.expiries) {
        const document = filesOf.get(expiry.kind);
        if (!document) continue;
        expiry.document = document;
        attached.add(document);
      }
    }
  }

  const others = Object.entries(types).filter(
    ([list, { name }]) => !Object.hasOwn(FLEET_TYPES, list) && name !== documentType.name,
  );
  for (const [list, type] of others) {
    const known = (rows as AllRows)[list] ?? [];
    const byId = new Map<unknown, Row>(known.map((row) => [row.id, row]));
    for (const ofRecord of knownExpiries(type, known, day)) {
      const owner = ownerOf(type, byId.get(ofRecord.holder.id), holderOf);
      for (const expiry of ofRecord.expiries) {
        Object.assign(expiry, ownedBy(owner));
        const document = copyOf(expiry, documents);
        if (document) expiry.document = document;
      }
      ofRecords.push(ofRecord);
    }
  }

  const byThemselves = currentDocuments(documents).filter((document) => {
    const paper = holderPaper(document);
    if (!paper) return true;
    const file = files.get(paperKey(paper.resource, paper.id, paper.kind));
    return file === document && !attached.has(document);
  });
  const byId = new Map<unknown, FleetDocument>(byThemselves.map((row) => [row.id, row]));
  for (const ofDocument of knownExpiries(documentType, byThemselves, day)) {
    const document = byId.get(ofDocument.holder.id);
    const type = document?.holder_type;
    const owner = type && holderOf(HOLDER_RESOURCES[type], document.holder_id);
    for (const expiry of ofDocument.expiries) {
      Object.assign(expiry, { document, ...ownedBy(owner) });
    }
    ofRecords.push(ofDocument);
  }
  return ofRecords;
};

export const fleetExpiries = (rows: FleetRows, day: CompanyDay, types?: Types): Expiry[] =>
  mostUrgentFirst(expiriesByRecord(rows, day, types));
