import { canAccess, pageAccess } from '../../../../domain/access/access.ts';
import type { ResourceName } from '../../../../domain/records/resources.ts';
import { recordTypes } from '../../../../domain/recordTypes.ts';
import { recordPaths } from '../../../kit/recordPaths.ts';

const NAMES = Object.keys(recordTypes) as ResourceName[];

/** The record types that a role may export. */
export const exportsOf = (role: string | undefined): readonly ResourceName[] =>
  NAMES.filter((resource) => canAccess(role, { resource, action: 'export' }));

/** The record types that can be imported, each with its import data. */
export const IMPORTS = NAMES.flatMap((resource) => {
  const load = recordTypes[resource]?.loadImport;
  return load ? [{ resource, load }] : [];
});

/** Whether a role may import records of a type and open the page for it. */
export const mayImport = (role: string | undefined, resource: string): boolean =>
  canAccess(role, { resource, action: 'import' }) &&
  pageAccess(role, recordPaths(resource).import).kind === 'allowed';
