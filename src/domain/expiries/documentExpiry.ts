import { isIsoDate } from '../base/dates.ts';
import { isEmpty } from '../base/validation.ts';
import { HOLDER_RESOURCES, HOLDER_TYPES, type FleetDocument } from '../documents/documents.ts';
import {
  currentDocuments,
  EXPIRY_OF_CATEGORY,
  isNewer,
  renewalsAmong,
} from '../documents/documentState.ts';
import { FLEET_TYPES } from '../fleet/fleetTypes.ts';
import type { Expiry, ExpiryKind } from '../records/expiry.ts';
import { expiryFieldsOf } from '../records/filter.ts';
import type { ResourceName } from '../records/resources.ts';

const FIELDS: ReadonlyMap<ResourceName, ReadonlyMap<string, string>> = new Map(
  Object.values(FLEET_TYPES).map((type) => [type.name, expiryFieldsOf(type)]),
);
const KINDS: ReadonlyMap<unknown, ExpiryKind | undefined> = new Map(
  Object.entries(EXPIRY_OF_CATEGORY),
);

type OfHolder = Readonly<Partial<Record<'holder_type' | 'holder_id' | 'category', unknown>>>;

/** An expiry date of a driver or vehicle, of which a document may be the file. */
export interface HolderPaper {
  resource: ResourceName;
  id: number;
  kind: ExpiryKind;
  field: string;
}

/**
 * A truck's registration is a date of the truck, and its scan a document of the truck. Undefined
 * for a document that is a paper by itself.
 */
export const holderPaper = ({
  holder_type,
  holder_id,
  category,
}: OfHolder): HolderPaper | undefined => {
  const holder = HOLDER_TYPES.find((type) => type === holder_type);
  const kind = KINDS.get(category);
  const field = holder && kind && FIELDS.get(HOLDER_RESOURCES[holder])?.get(kind);
  if (!holder || !kind || !field || isEmpty(holder_id)) return undefined;
  return { resource: HOLDER_RESOURCES[holder], id: Number(holder_id), kind, field };
};

const CATEGORY_OF = new Map(
  Object.entries(EXPIRY_OF_CATEGORY).map(([category, kind]) => [
    kind,
    category as FleetDocument['category'],
  ]),
);

type OfPaper = Pick<Expiry, 'holder' | 'kind' | 'owner'>;

const holderTypeOf = (resource: string | undefined) =>
  HOLDER_TYPES.find((type) => HOLDER_RESOURCES[type] === resource);

/** Whether the record that has the date, such as a permit, keeps no documents itself. */
const keepsNone = ({ holder, kind }: OfPaper) =>
  kind !== 'document' && !holderTypeOf(holder.resource);

/**
 * The fields of a paper's file. The file of a record of its own is kept with the driver or vehicle
 * that it belongs to. Undefined for a document that is a paper by itself.
 */
export const documentOfPaper = (paper: OfPaper): Partial<FleetDocument> | undefined => {
  const { holder, owner, kind } = paper;
  if (keepsNone(paper)) {
    const holder_type = holderTypeOf(owner?.resource);
    return {
      ...(holder_type && { holder_type, holder_id: Number(owner?.id) }),
      category: 'other',
      document_number: holder.label,
      expiry_date: null,
    };
  }
  const holder_type = holderTypeOf(holder.resource);
  const category = CATEGORY_OF.get(kind);
  return holder_type && category
    ? { holder_type, holder_id: Number(holder.id), category }
    : undefined;
};

/**
 * `older`: the file of what has been renewed since. `later`: proves a date that the holder lacks.
 */
export const againstHolder = (
  { expiry_date }: { expiry_date?: unknown },
  holderDate: unknown,
): 'same' | 'older' | 'later' => {
  if (!isIsoDate(expiry_date) || expiry_date === holderDate) return 'same';
  return isIsoDate(holderDate) && expiry_date < holderDate ? 'older' : 'later';
};

/** Such as `fleet/trucks/4:registration`. */
export const paperKey = (resource: string, id: number | string, kind: ExpiryKind): string =>
  `${resource}/${id}:${kind}`;

/** By `paperKey`: the current document or, of several, the one that is valid longest. */
export const paperFiles = (
  documents: readonly FleetDocument[],
): ReadonlyMap<string, FleetDocument> => {
  const files = new Map<string, FleetDocument>();
  for (const document of currentDocuments(documents)) {
    const paper = holderPaper(document);
    if (!paper) continue;
    const key = paperKey(paper.resource, paper.id, paper.kind);
    const known = files.get(key);
    if (!known || isNewer(document, known)) files.set(key, document);
  }
  return files;
};

/** For a document that is a paper by itself, that one. */
export const copyOf = (
  paper: OfPaper,
  documents: readonly FleetDocument[],
): FleetDocument | undefined => {
  const { holder, kind } = paper;
  if (kind === 'document') return documents.find(({ id }) => id === Number(holder.id));
  if (!keepsNone(paper)) {
    return paperFiles(documents).get(paperKey(holder.resource, holder.id, kind));
  }
  const file = Object.entries(documentOfPaper(paper) ?? {});
  const renewals = renewalsAmong(documents);
  return documents.findLast(
    (document) =>
      file.every(([field, value]) => document[field as keyof FleetDocument] === value) &&
      !renewals.has(document.id),
  );
};
