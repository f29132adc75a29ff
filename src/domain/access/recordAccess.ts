import { RESOURCES, sourcesOf } from '../records/resources.ts';
import { areaAt, PAGE_PATHS, pageOf } from './pages.ts';
import { permissionsOf, type Permission } from './permissions.ts';
import { RIGHTS, type Rights } from './rights.ts';

type RightsByPermission = Partial<Record<Permission, Rights>>;

/** What the page table cannot say: rights that do not come with the permission of the record type's page. */
const FURTHER_RIGHTS: Readonly<Record<string, RightsByPermission>> = {
  // Diesel is issued to trucks and their drivers.
  [RESOURCES.drivers]: { diesel_issues: 'look' },
  // Assigning vehicles to drivers requires finding them.
  [RESOURCES.trucks]: { drivers: 'look', diesel_issues: 'look' },
  [RESOURCES.trailers]: { drivers: 'look' },
  [RESOURCES.companies]: { drivers: 'look', settings: 'read' },
  // A truck's consumption follows from the diesel issued to it.
  [RESOURCES.dieselIssues]: { super_view: 'look', settings: 'backup' },
  [RESOURCES.dieselPurchases]: { settings: 'backup' },
  [RESOURCES.dieselExtractions]: { settings: 'backup' },
  [RESOURCES.dieselAudit]: { settings: 'backup' },
  [RESOURCES.dieselStock]: { diesel_dashboard: 'look', settings: 'backup' },
  [RESOURCES.dieselBooks]: { diesel_dashboard: 'add', settings: 'backup' },
  [RESOURCES.companyProfile]: { profile: 'look' },
  [RESOURCES.localization]: { profile: 'look' },
  [RESOURCES.security]: { profile: 'edit' },
};

/** A record type is named after its address, without the leading slash. */
const fromPages = PAGE_PATHS.flatMap((path): [string, RightsByPermission][] => {
  const { permission, rights } = pageOf(path);
  const overview: RightsByPermission = areaAt(path) === 'fleet' ? { super_view: 'read' } : {};
  return rights ? [[path.slice(1), { ...overview, [permission]: rights }]] : [];
});

const RULES = new Map(fromPages);
for (const [resource, rights] of Object.entries(FURTHER_RIGHTS)) {
  RULES.set(resource, { ...rights, ...RULES.get(resource) });
}

export const RECORD_TYPES: readonly string[] = [...RULES.keys()];

const READING: readonly string[] = RIGHTS.read;

/** Whether the rows of a record type count in what is derived from them: not those that a role only picks from. */
export const readsWhole = (role: string | null | undefined, resource: string): boolean =>
  canAccess(role, { resource, action: 'export' });

export interface AccessRequest {
  resource: string;
  action: string;
}

/** The only answer to 'may this role do that?', for app and server. What is unknown is refused. */
export const canAccess = (
  role: string | null | undefined,
  { resource, action }: AccessRequest,
): boolean => {
  const sources = sourcesOf(resource);
  if (sources) {
    return READING.includes(action) && sources.some((source) => readsWhole(role, source));
  }
  const rules = RULES.get(resource);
  if (!rules) return false;
  return permissionsOf(role).some((permission) => {
    const rights = rules[permission];
    return rights !== undefined && (RIGHTS[rights] as readonly string[]).includes(action);
  });
};
