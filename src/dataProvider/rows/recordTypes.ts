import type { ActivityEntry } from '../../domain/activity/activity.ts';
import type { DieselExtraction } from '../../domain/diesel/extraction.ts';
import type { DieselIssue } from '../../domain/diesel/issue.ts';
import type { DieselPurchase } from '../../domain/diesel/purchase.ts';
import type { FleetDocument } from '../../domain/documents/documents.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import type { Trailer } from '../../domain/fleet/trailers.ts';
import type { Truck } from '../../domain/fleet/trucks.ts';
import type { AnyRecordType } from '../../domain/records/recordType.ts';
import type { ResourceName, RESOURCES } from '../../domain/records/resources.ts';
import { flagsOf, numbersOf } from '../../domain/records/values.ts';
import { recordTypes } from '../../domain/recordTypes.ts';
import { loaded } from '../apiError.ts';
import { endpointOf } from '../endpoints.ts';
import type { Row, RowShape } from './rows.ts';

/** The record types whose fields the data provider itself reads. */
interface RecordTypes {
  [RESOURCES.drivers]: Driver;
  [RESOURCES.trucks]: Truck;
  [RESOURCES.trailers]: Trailer;
  [RESOURCES.documents]: FleetDocument;
  [RESOURCES.activity]: ActivityEntry;
  [RESOURCES.dieselIssues]: DieselIssue;
  [RESOURCES.dieselPurchases]: DieselPurchase;
  [RESOURCES.dieselExtractions]: DieselExtraction;
}

/** The type of a record type's rows. Servers may omit fields or send others: readers must cope. */
export type RowOf<Name extends string> = Name extends keyof RecordTypes ? RecordTypes[Name] : Row;

/** The declaration of a record type; throws for a name that is not declared. */
export const typeOf = async (resource: string): Promise<AnyRecordType> => {
  const source = recordTypes[resource as ResourceName];
  if (!source) throw new Error(`"${resource}" is not declared`);
  return loaded(source.load());
};

/** How the rows of a record type are read. */
export const shapeOf = async (resource: string): Promise<RowShape> => {
  const type = await typeOf(resource);
  return {
    numbers: numbersOf(type),
    flags: flagsOf(type),
    tidy: endpointOf(resource).tidy,
    received: type.rules.flatMap(({ received }) => received ?? []),
  };
};
