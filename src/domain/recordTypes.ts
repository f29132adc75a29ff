import { drivers } from './fleet/drivers.ts';
import type { ImportTable } from './import/importTable.ts';
import type { AnyRecordType } from './records/recordType.ts';
import { RESOURCES, sourcesOf, type ResourceName } from './records/resources.ts';

interface Source {
  label: string;
  load: () => Promise<AnyRecordType>;
  /** How it is imported from a file; absent if it cannot be imported. */
  loadImport?: () => Promise<ImportTable>;
}

/** Its import recognises columns by the names of its fields too. */
export const imported = <T extends Source>(source: T) => ({
  ...source,
  loadImport: async () => {
    const [type, { importTableOf }] = await Promise.all([
      source.load(),
      import('./import/importTableOf.ts'),
    ]);
    return importTableOf(type);
  },
});

const declared = {
  [RESOURCES.drivers]: {
    label: 'name',
    // Part of the first view.
    load: () => Promise.resolve(drivers),
    loadImport: async () => (await import('./fleet/drivers.import.ts')).driverImport,
  },
  [RESOURCES.trucks]: {
    label: 'truck_number',
    load: async () => (await import('./fleet/trucks.ts')).trucks,
    loadImport: async () => (await import('./fleet/trucks.import.ts')).truckImport,
  },
  [RESOURCES.trailers]: {
    label: 'trailer_number',
    load: async () => (await import('./fleet/trailers.ts')).trailers,
    loadImport: async () => (await import('./fleet/trailers.import.ts')).trailerImport,
  },
  [RESOURCES.documents]: {
    label: 'title',
    load: async () => (await import('./documents/documents.ts')).documents,
  },
  [RESOURCES.activity]: {
    label: 'actor_name',
    load: async () => (await import('./activity/activity.ts')).activityLog,
  },
  [RESOURCES.dieselAudit]: {
    label: 'actor_name',
    load: async () => (await import('./diesel/audit.ts')).dieselAudit,
  },
  [RESOURCES.dieselIssues]: {
    label: 'ref',
    load: async () => (await import('./diesel/issue.ts')).dieselIssues,
  },
  [RESOURCES.dieselPurchases]: {
    label: 'ref',
    load: async () => (await import('./diesel/purchase.ts')).dieselPurchases,
    loadImport: async () => (await import('./diesel/purchases.import.ts')).purchaseImport,
  },
  [RESOURCES.dieselExtractions]: {
    label: 'ref',
    load: async () => (await import('./diesel/extraction.ts')).dieselExtractions,
  },
  [RESOURCES.dieselStock]: {
    label: 'name',
    load: async () => (await import('./diesel/stock.ts')).dieselStock,
  },
  [RESOURCES.dieselBooks]: {
    label: 'subject',
    load: async () => (await import('./diesel/bookEntry.ts')).dieselBooks,
  },
  [RESOURCES.companies]: {
    label: 'name',
    load: async () => (await import('./fleet/companies.ts')).companies,
  },
  [RESOURCES.users]: {
    label: 'name',
    load: async () => (await import('./people/users.ts')).users,
  },
  [RESOURCES.roles]: {
    label: 'name',
    load: async () => (await import('./people/roles.ts')).roles,
  },
  [RESOURCES.legal]: {
    label: 'title',
    load: async () => (await import('./settings/legal.ts')).legalDocuments,
  },
  [RESOURCES.loginHistory]: {
    label: 'email',
    load: async () => (await import('./people/loginHistory.ts')).loginHistory,
  },
  [RESOURCES.sessions]: {
    label: 'name',
    load: async () => (await import('./people/sessions.ts')).sessions,
  },
} satisfies Partial<Record<ResourceName, Source>>;

export const recordTypes: Readonly<Partial<Record<ResourceName, Source>>> = declared;

const sourceTypes = (resource: string) =>
  Promise.all((sourcesOf(resource) ?? []).flatMap((name) => recordTypes[name]?.load() ?? []));

export const derivedTypes: Readonly<Partial<Record<string, Source>>> = {
  [RESOURCES.papers]: {
    label: 'holder_name',
    load: async () =>
      (await import('./expiries/papers.ts')).papersOf(await sourceTypes(RESOURCES.papers)),
  },
  [RESOURCES.sets]: {
    label: 'id',
    load: async () =>
      (await import('./board/sets.ts')).driveSetsOf(await sourceTypes(RESOURCES.sets)),
  },
};

type Declared = typeof declared;

export type DeclaredName = keyof Declared;
export type DeclaredType<Name extends DeclaredName> = Awaited<ReturnType<Declared[Name]['load']>>;
