import type { IsoDate } from '../dates.ts';
import { expiriesOf, paperStatus } from '../expiries.ts';
import type { Expiry, ExpiryKind } from '../expiry.ts';
import { RESOURCES } from '../resources.ts';
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

export const truckExpiry = (truck: Truck, paper: TruckPaper, today: IsoDate) =>
  paperStatus(TRUCK_HOLDER, truck, paper, today);

/** Every known date of the trucks' papers on `today`, most urgent first. */
export const truckExpiries = (trucks: readonly Truck[], today: IsoDate): Expiry[] =>
  expiriesOf(TRUCK_HOLDER, trucks, today);
