import { canAccess } from '../../../../domain/access/access.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import type { LaterMessages } from '../../../../i18n/messages.ts';

export type TransferName = keyof LaterMessages['transfer']['names'];

/** The record types that are exported, in the order in which they stand on the page. */
const EXPORTED: readonly TransferName[] = [
  RESOURCES.drivers,
  RESOURCES.trucks,
  RESOURCES.trailers,
  RESOURCES.documents,
  RESOURCES.activity,
  RESOURCES.companies,
  RESOURCES.users,
  RESOURCES.roles,
  RESOURCES.legal,
  RESOURCES.loginHistory,
];

/** Those that a role may take along. */
export const exportsOf = (role: string | undefined): readonly TransferName[] =>
  EXPORTED.filter((resource) => canAccess(role, { resource, action: 'export' }));

/** Imports and where the columns come from that each knows. */
export const IMPORTS = {
  [RESOURCES.drivers]: async () =>
    (await import('../../../../domain/fleet/driverImport.ts')).driverImport,
  [RESOURCES.trucks]: async () =>
    (await import('../../../../domain/fleet/truckImport.ts')).truckImport,
  [RESOURCES.trailers]: async () =>
    (await import('../../../../domain/fleet/trailerImport.ts')).trailerImport,
} as const;
export type ImportName = keyof typeof IMPORTS;
export const IMPORT_NAMES = Object.keys(IMPORTS) as ImportName[];
