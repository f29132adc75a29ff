import { papersOf } from '../expiries/expiries.ts';
import type { ExpiryKind } from '../expiries/expiry.ts';
import { RESOURCES } from '../records/resources.ts';
import type { Truck } from './truck.ts';

/** The papers of a truck that expire, and the field that holds each date. Registration is the Mulkiya. */
export const TRUCK_PAPERS = {
  registration: 'registration_expiry',
  insurance: 'insurance_expiry',
  road_permit: 'road_permit_expiry',
  gatepass: 'gatepass_expiry',
} as const satisfies Partial<Record<ExpiryKind, keyof Truck>>;
export type TruckPaper = keyof typeof TRUCK_PAPERS;

export const TRUCK_HOLDER = {
  resource: RESOURCES.trucks,
  papers: TRUCK_PAPERS,
  label: ({ truck_number }: Truck) => truck_number,
};

const papers = papersOf(TRUCK_HOLDER);

/** Where one paper of a truck stands on a day. */
export const truckExpiry = papers.statusOf;

/** Every known date of the trucks' papers on a day, most urgent first. */
export const truckExpiries = papers.expiriesOf;
