import type { FleetDocument, HolderType } from '../documents/documents.ts';
import { drivers } from '../fleet/drivers.ts';
import { trailers } from '../fleet/trailers.ts';
import { trucks } from '../fleet/trucks.ts';
import { expiryFieldsOf } from '../records/filter.ts';
import type { AnyRecordType } from '../records/recordType.ts';
import type { ExpiryKind } from './expiry.ts';

/** The expiry that a document of this category proves. */
const KIND_OF: Partial<Record<FleetDocument['category'], ExpiryKind>> = {
  registration: 'registration',
  insurance: 'insurance',
  permit: 'road_permit',
  gate_pass: 'gatepass',
  tir: 'tir',
};

const TYPES: Partial<Record<HolderType, AnyRecordType>> = {
  driver: drivers,
  truck: trucks,
  trailer: trailers,
};

/**
 * The field of a document's holder that has the same expiry date: a truck's registration is a date of
 * the truck, and may be a document of the truck as well.
 */
export const holderDateField = ({
  holder_type,
  category,
}: Pick<FleetDocument, 'holder_type' | 'category'>): string | undefined => {
  const kind = KIND_OF[category];
  const type = holder_type && TYPES[holder_type];
  return kind && type ? expiryFieldsOf(type).get(kind) : undefined;
};
