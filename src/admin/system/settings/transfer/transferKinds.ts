import { canAccess, pageAccess } from '../../../../domain/access/access.ts';
import type { ResourceName } from '../../../../domain/records/resources.ts';
import { recordTypes } from '../../../../domain/recordTypes.ts';
import { recordPaths } from '../../../kit/recordPaths.ts';

const NAMES = Object.keys(recordTypes) as ResourceName[];

export const exportsOf = (role: string | undefined): readonly ResourceName[] =>
  NAMES.filter((resource) => canAccess(role, { resource, action: 'export' }));

export const IMPORTS = NAMES.flatMap((resource) => {
  const load = recordTypes[resource]?.loadImport;
  return load ? [{ resource, load }] : [];
});

/** Whether a role may import records of a type and open the page for it. */
export const mayImport = (role: string | undefined, resource: string): boolean =>
  canAccess(role, { resource, action: 'import' }) &&
  pageAccess(role, recordPaths(resource).import).kind === 'allowed';
