import type { ActivityEntry } from '../../domain/activity/activity.ts';
import type { FleetDocument } from '../../domain/documents/document.ts';
import type { Driver } from '../../domain/fleet/driver.ts';
import type { Trailer } from '../../domain/fleet/trailer.ts';
import type { Truck } from '../../domain/fleet/truck.ts';
import type { RESOURCES } from '../../domain/records/resources.ts';
import type { Row } from './rows.ts';

/** The record types whose fields the data provider itself reads. */
interface RecordTypes {
  [RESOURCES.drivers]: Driver;
  [RESOURCES.trucks]: Truck;
  [RESOURCES.trailers]: Trailer;
  [RESOURCES.documents]: FleetDocument;
  [RESOURCES.activity]: ActivityEntry;
}

/** The type of a record type's rows. Servers may omit fields or send others: readers must cope. */
export type RowOf<Name extends string> = Name extends keyof RecordTypes ? RecordTypes[Name] : Row;
