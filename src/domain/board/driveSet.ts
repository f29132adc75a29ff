import type { Driver } from '../fleet/drivers.ts';
import type { Trailer } from '../fleet/trailers.ts';
import type { Truck } from '../fleet/trucks.ts';
import type { Expiry, ExpiryHolder, ExpiryKind } from '../records/expiry.ts';
import type { ResourceName } from '../records/resources.ts';

/** Whether a set may drive, worst first: no, check, yes. */
export const DRIVE_STATUSES = ['red', 'amber', 'green'] as const;
export type DriveStatus = (typeof DRIVE_STATUSES)[number];

/**
 * Drivers with a truck; drivers without one, who may have a trailer; trucks and trailers without a driver; those of
 * which nothing is in service any more.
 */
export const DRIVE_GROUPS = ['sets', 'drivers', 'vehicles', 'off'] as const;
export type DriveGroup = (typeof DRIVE_GROUPS)[number];

/** Why a set may not drive, or has to be checked. */
export type DriveReason = { status: Exclude<DriveStatus, 'green'> } & (
  | {
      /**
       * A date that is past on the day, or soon will be; or one that every record of this type must have but
       * is not recorded.
       */
      about: 'expiry' | 'noDate';
      expiry: Expiry;
      /** What the date is of; a document that stands for one of its holder's dates takes that kind. */
      kind: ExpiryKind;
      /** The driver or vehicle in the set it belongs to, even if the date comes from a document. */
      holder: ExpiryHolder;
    }
  /** On vacation, in maintenance and so on: `value` is the stored status. */
  | { about: 'status'; holder: ExpiryHolder; value: string }
  /** The vehicle is assigned to this driver too. */
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
  /** Worst first; empty if the set may drive. */
  reasons: readonly DriveReason[];
  /** What expires next, if nothing has expired or expires soon. */
  next?: Expiry;
}
