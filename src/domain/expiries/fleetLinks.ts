import { isEmpty } from '../base/validation.ts';
import { HOLDER_RESOURCES, type FleetDocument } from '../documents/documents.ts';
import { FLEET_TYPES } from '../fleet/fleetTypes.ts';
import { asHolder } from '../records/expiry.ts';
import type { AnyRecordType, Draft, Link } from '../records/recordType.ts';
import { endOf, RESOURCES } from '../records/resources.ts';

const FLEET: readonly string[] = Object.values(FLEET_TYPES).map(({ name }) => name);

/** The file of a record that keeps no documents itself is found by its number. */
const NUMBERS = 'numbers';

const ofDocument = (document: FleetDocument): Link[] => {
  const { holder_type, holder_id, replaces_id, category, document_number, expiry_date } = document;
  const links: Link[] = [];
  if (holder_type && !isEmpty(holder_id)) {
    links.push([endOf(HOLDER_RESOURCES[holder_type]), Number(holder_id)]);
  }
  if (typeof replaces_id === 'number') links.push([endOf(RESOURCES.documents), replaces_id]);
  if (category === 'other' && document_number && !expiry_date) {
    links.push([NUMBERS, document_number]);
  }
  return links;
};

/** By what expiry dates, and who may drive, depend on other records than their own. */
export const fleetLinks = (type: AnyRecordType, row: object): Link[] => {
  if (type.name === RESOURCES.documents) return ofDocument(row as FleetDocument);
  const links: Link[] = [];
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'relationship' || !FLEET.includes(field.reference)) continue;
    const id = (row as Draft)[name];
    if (typeof id === 'number') links.push([endOf(field.reference), id]);
  }
  if (!FLEET.includes(type.name)) {
    links.push([NUMBERS, asHolder(type, row as { id: number }).label]);
  }
  return links;
};
