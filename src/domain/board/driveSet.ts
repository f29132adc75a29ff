import type { Driver } from '../fleet/drivers.ts';
import type { Trailer } from '../fleet/trailers.ts';
import type { Truck } from '../fleet/trucks.ts';
import type { Expiry, ExpiryHolder, ExpiryKind } from '../records/expiry.ts';
import type { ResourceName } from '../records/resources.ts';

/** Whether a set may drive, worst first: no, check, yes. */
export const DRIVE_STATUSES = ['red', 'amber', 'green'] as const;
export type DriveStatus = (typeof DRIVE_STATUSES)[number];

/** `vehicles` are without a driver; in `off` nothing is in service. */
export const DRIVE_GROUPS = ['sets', 'drivers', 'vehicles', 'off'] as const;
export type DriveGroup = (typeof DRIVE_GROUPS)[number];

export type DriveReason = { status: Exclude<DriveStatus, 'green'> } & (
  | {
      /** `noDate`: a date that every record of this type must have is empty. */
      about: 'expiry' | 'noDate';
      expiry: Expiry;
      /** A document that stands for one of its holder's dates takes that kind. */
      kind: ExpiryKind;
      /** Also where the date comes from a document. */
      holder: ExpiryHolder;
    }
  /** `value` is the stored status. */
  | { about: 'status'; holder: ExpiryHolder; value: string }
  | { about: 'shared'; holder: ExpiryHolder; vehicle: ExpiryHolder }
  /** Records of this type could not be loaded, or the referenced one is not among them. */
  | { about: 'unknown'; resource: ResourceName }
);

/** A driver with truck and trailer as assigned, or a vehicle without a driver. */
export interface DriveSet {
  /** The same on every day, such as `fleet/drivers/4`. */
  id: string;
  group: DriveGroup;
  driver?: Driver;
  truck?: Truck;
  trailer?: Trailer;
  status: DriveStatus;
  reasons: readonly DriveReason[];
  /** What expires next, if nothing has expired or expires soon. */
  next?: Expiry;
}
