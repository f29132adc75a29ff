import type { FieldOf } from '../../domain/records/recordType.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import type { DeclaredName, DeclaredType } from '../../domain/recordTypes.ts';
import type { Values } from '../client/values.ts';
import { wireOf } from '../rows/recordTypes.ts';

const VEHICLES = ['model', 'registration_expiry', 'status'] as const;
const VOUCHERS = ['company_id', 'unit_cost'] as const;

/** The optional fields that a server of the contract knows: sent though they are empty. */
const GIVEN: { readonly [Name in DeclaredName]?: readonly FieldOf<DeclaredType<Name>>[] } = {
  [RESOURCES.drivers]: [
    'uae_number',
    'company_id',
    'gatepass_expiry',
    'road_permit_expiry',
    'status',
  ],
  [RESOURCES.trucks]: [...VEHICLES, 'tracking_status'],
  [RESOURCES.trailers]: [...VEHICLES, 'type', 'color', 'tir_number', 'load_state'],
  [RESOURCES.documents]: ['expiry_date'],
  [RESOURCES.dieselIssues]: [...VOUCHERS, 'truck_id', 'driver_id', 'odometer_km', 'full_tank'],
  [RESOURCES.dieselPurchases]: ['company_id', 'delivery_note_no'],
  [RESOURCES.dieselExtractions]: [...VOUCHERS, 'destination', 'reason'],
  [RESOURCES.users]: ['branch', 'status'],
};

/** The body of the call that adds a record. */
export const bodyFor = async (resource: string, values: Values): Promise<Values> => {
  const given: readonly string[] = GIVEN[resource as DeclaredName] ?? [];
  const body = { ...Object.fromEntries(given.map((name) => [name, null])), ...values };
  return (await wireOf(resource)).sent?.(body) ?? body;
};
