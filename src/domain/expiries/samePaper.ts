import type { DocumentCategory, FleetDocument, HolderType } from '../documents/document.ts';
import { DRIVER_PAPERS } from '../fleet/driverExpiries.ts';
import { TRAILER_PAPERS } from '../fleet/trailerExpiries.ts';
import { TRUCK_PAPERS } from '../fleet/truckExpiries.ts';
import type { ExpiryKind } from './expiry.ts';

/** The paper of a holder that a document of this category is the copy of. */
const KIND_OF: Partial<Record<DocumentCategory, ExpiryKind>> = {
  registration: 'registration',
  insurance: 'insurance',
  permit: 'road_permit',
  gate_pass: 'gatepass',
  tir: 'tir',
};

const PAPERS: Partial<Record<HolderType, Partial<Record<ExpiryKind, string>>>> = {
  driver: DRIVER_PAPERS,
  truck: TRUCK_PAPERS,
  trailer: TRAILER_PAPERS,
};

/**
 * The field of its holder that holds the date of the same paper: a truck's registration is a date of
 * the truck, and may be a document of the truck as well.
 */
export const holderDateField = ({
  holder_type,
  category,
}: Pick<FleetDocument, 'holder_type' | 'category'>): string | undefined => {
  const kind = KIND_OF[category];
  return kind && holder_type ? PAPERS[holder_type]?.[kind] : undefined;
};
