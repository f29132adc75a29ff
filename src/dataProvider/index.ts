import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, RaRecord, UpdateParams } from 'react-admin';

import { canAccess, type Action } from '../domain/access/access.ts';
import { companyDay } from '../domain/base/companyDay.ts';
import type { DocumentField } from '../domain/documents/document.ts';
import type { Values } from '../domain/records/recordValues.ts';
import { RESOURCES } from '../domain/records/resources.ts';
import type { Localization } from '../domain/settings/localization.ts';
import { ApiError, loaded } from './apiError.ts';
import { createCompanyCalls } from './calls/companyCalls.ts';
import type { UploadOptions } from './calls/documentCalls.ts';
import { createDriverCalls } from './calls/driverCalls.ts';
import type { SettingsCalls } from './calls/settingsCalls.ts';
import type { PhpClient } from './client/phpClient.ts';
import { createCollections } from './rows/collections.ts';
import { createRestClient } from './rows/restClient.ts';
import { createImports } from './writes/imports.ts';
import { agreementIn, wishOf, type VehicleMove } from './writes/moveRequest.ts';
import { createWrites } from './writes/writes.ts';

/** What a list knows of itself beside its rows, in the `meta` of getList. */
export interface ListMeta {
  truncated: boolean;
  unreadable: number;
}

interface DataProviderOptions {
  client: Pick<PhpClient, 'request' | 'download'>;
  /** The role of the signed-in user; what it may not do is refused without a call. */
  getRole: () => string | undefined;
  /** The company's localization, by which filters and figures judge dates. */
  getLocalization: () => Localization;
}

/**
 * ra-data-simple-rest over the PHP API, with the verbs of the domain. Every method fails with an
 * ApiError. Record types are the keys of the table in `endpoints.ts`.
 */
export const createDataProvider = ({ client, getRole, getLocalization }: DataProviderOptions) => {
  const getDay = () => companyDay(getLocalization());
  const collections = createCollections(client);
  const writes = createWrites(client, collections);
  const rest = simpleRestProvider('', createRestClient(collections, writes, getDay));
  const companyCalls = createCompanyCalls(client);
  const importRecords = createImports(client, collections);
  const loadDocumentCalls = async () => {
    const { createDocumentCalls } = await loaded(import('./calls/documentCalls.ts'));
    return createDocumentCalls(client, collections);
  };
  let settingsCalls: SettingsCalls | undefined;
  const loadSettingsCalls = async () => {
    const { createSettingsCalls } = await loaded(import('./calls/settingsCalls.ts'));
    // The same each time: they remember which conflicts were told.
    return (settingsCalls ??= createSettingsCalls(client, collections));
  };
  const driverCalls = createDriverCalls(client, collections, getDay);
  const loadOverviewCalls = async () => {
    const { createOverviewCalls } = await loaded(import('./calls/overviewCalls.ts'));
    return createOverviewCalls(client, collections, getDay);
  };

  const allow = async (resource: string, action: Action) => {
    if (!canAccess(getRole(), { resource, action })) throw new ApiError('forbidden');
  };

  return {
    ...rest,
    getList: async (resource: string, params: GetListParams) => {
      await allow(resource, 'list');
      const list = await rest.getList(resource, params);
      const { truncated, unreadable } = await collections.read(resource);
      return { ...list, meta: { truncated, unreadable } satisfies ListMeta };
    },
    getOne: async (resource, params) => {
      await allow(resource, 'show');
      return rest.getOne(resource, params);
    },
    getMany: async (resource, params) => {
      await allow(resource, 'list');
      return rest.getMany(resource, params);
    },
    getManyReference: async (resource, params) => {
      await allow(resource, 'list');
      return rest.getManyReference(resource, params);
    },
    create: async (resource, params) => {
      await allow(resource, 'create');
      return rest.create(resource, params);
    },
    update: async <RecordType extends RaRecord = RaRecord>(
      resource: string,
      { id, data, previousData, meta }: UpdateParams<RecordType>,
    ) => {
      await allow(resource, 'edit');
      const previous = previousData ?? {};
      const agreed = agreementIn(meta);
      const row =
        resource === RESOURCES.drivers && agreed
          ? await writes.move({ ...wishOf(data, agreed), driver: id, edited: data, previous })
          : await writes.update(resource, String(id), data, previous);
      return { data: row as unknown as RecordType };
    },
    updateMany: async (resource, { ids, data }) => {
      await allow(resource, 'edit');
      await writes.updateMany(resource, ids.map(String), data);
      return { data: ids };
    },
    delete: async (resource, params) => {
      await allow(resource, 'delete');
      return rest.delete(resource, params);
    },
    deleteMany: async (resource, { ids }) => {
      await allow(resource, 'delete');
      await writes.removeMany(resource, ids.map(String));
      return { data: ids };
    },
    companyName: async () => {
      await allow(RESOURCES.companyProfile, 'list');
      return companyCalls.companyName();
    },
    /** The calls of the settings; their code comes with the first of them. */
    companyProfile: async () => {
      await allow(RESOURCES.companyProfile, 'show');
      return (await loadSettingsCalls()).companyProfile();
    },
    saveCompanyProfile: async (...change: Parameters<SettingsCalls['saveCompanyProfile']>) => {
      await allow(RESOURCES.companyProfile, 'edit');
      return (await loadSettingsCalls()).saveCompanyProfile(...change);
    },
    changePassword: async (currentPassword: string, newPassword: string) => {
      await allow(RESOURCES.security, 'edit');
      return (await loadSettingsCalls()).changePassword(currentPassword, newPassword);
    },
    twoFactor: async () => {
      await allow(RESOURCES.security, 'show');
      return (await loadSettingsCalls()).twoFactor();
    },
    setTwoFactor: async (enabled: boolean) => {
      await allow(RESOURCES.security, 'edit');
      return (await loadSettingsCalls()).setTwoFactor(enabled);
    },
    changeUserPassword: async (id: number | string, newPassword: string) => {
      await allow(RESOURCES.users, 'edit');
      return (await loadSettingsCalls()).changeUserPassword(id, newPassword);
    },
    legalVersions: async (id: number | string) => {
      await allow(RESOURCES.legal, 'show');
      return (await loadSettingsCalls()).legalVersions(id);
    },
    driverSummary: async () => {
      await allow(RESOURCES.drivers, 'list');
      return driverCalls.driverSummary();
    },
    /** Gives a driver vehicles that others may have, or takes them away: all of it or nothing. */
    moveVehicles: async (move: VehicleMove) => {
      await allow(RESOURCES.drivers, 'edit');
      return writes.move(move);
    },
    importRecords: async (resource: string, csv: string, fileName: string) => {
      await allow(resource, 'import');
      return importRecords(resource, csv, fileName);
    },
    fleetMetrics: async () => {
      await allow(RESOURCES.overview, 'list');
      return (await loadOverviewCalls()).fleetMetrics();
    },
    assignments: async (page: number) => {
      await allow(RESOURCES.overview, 'list');
      return (await loadOverviewCalls()).assignments(page);
    },
    uploadDocument: async (values: Values<DocumentField>, file: File, options?: UploadOptions) => {
      await allow(RESOURCES.documents, 'create');
      return (await loadDocumentCalls()).uploadDocument(values, file, options);
    },
    documentFile: async (address: string, signal?: AbortSignal) => {
      await allow(RESOURCES.documents, 'show');
      return (await loadDocumentCalls()).documentFile(address, signal);
    },
    /** Stores a user's picture and gives its address, which the server has to confirm. */
    uploadAvatar: async (userId: string, picture: File) => {
      const { createProfileCalls } = await loaded(import('./calls/profileCalls.ts'));
      return createProfileCalls(client).uploadAvatar(userId, picture);
    },
    /** How a light call to the API goes; never fails. */
    health: async () => {
      await allow(RESOURCES.update, 'show');
      const { checkHealth } = await loaded(import('./calls/health.ts'));
      return checkHealth(client);
    },
    /** The build that the page's own host serves now; null where it does not tell. */
    release: async () => (await loaded(import('./calls/release.ts'))).readRelease(),
    localization: async () => {
      await allow(RESOURCES.localization, 'show');
      return (await loadSettingsCalls()).localization();
    },
    saveLocalization: async (edited: Localization, previous: Localization) => {
      await allow(RESOURCES.localization, 'edit');
      return (await loadSettingsCalls()).saveLocalization(edited, previous);
    },
    /** The next read of this record type, or of all, asks the server. */
    forgetRows: (resource?: string) =>
      resource ? collections.forget(resource) : collections.clear(),
  } satisfies DataProvider;
};

export type AppDataProvider = ReturnType<typeof createDataProvider>;
