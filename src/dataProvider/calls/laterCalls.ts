import type { CheckProgress } from '../check/checkApi.ts';
import type { Context } from '../context.ts';
import { loaded } from '../loaded.ts';
import type { Collection } from '../rows/collections.ts';
import {
  removeEach,
  updateEach,
  type ExpectedChange,
  type ExpectedRecord,
} from '../writes/each.ts';
import { importRecords, type ImportOptions } from '../writes/imports.ts';
import { reassign } from '../writes/reassign.ts';
import type { Reassignment } from '../writes/reassignment.ts';
import type { SharedRead } from '../writes/sharedRead.ts';
import { uploadAvatar } from './avatar.ts';
import { readDieselAlerts } from './dieselAlerts.ts';
import { createDieselDeskCalls } from './dieselDeskCalls.ts';
import { createDieselReportCalls } from './dieselReportCalls.ts';
import { createDocumentCalls } from './documentCalls.ts';
import { checkHealth } from './health.ts';
import { createOverviewCalls } from './overviewCalls.ts';
import { readRelease } from './release.ts';
import { createSettingsCalls } from './settingsCalls.ts';

/** The calls that the first view does not make; their code is loaded with the first of them. */
export const createLaterCalls = (context: Context) => ({
  ...createDieselReportCalls(context),
  ...createDieselDeskCalls(context),
  ...createDocumentCalls(context),
  ...createOverviewCalls(context),
  ...createSettingsCalls(context),

  /** Assigns vehicles that others may have to a driver, or takes them away: all or nothing. */
  reassign: (reassignment: Reassignment) => reassign(context, reassignment),

  /** Uploads records as one CSV; see `importRecords`. */
  importRecords: (
    resource: string,
    csv: readonly BlobPart[],
    fileName: string,
    options?: ImportOptions,
  ) => importRecords(context, resource, csv, fileName, options),

  /** All rows of a record type as the server has them now. */
  readAnew: (resource: string): Promise<Collection> => context.collections.readAnew(resource),
  /** All rows of a record type for a file. */
  exportedRows: (resource: string): Promise<Collection> => context.collections.read(resource),
  /** Changes several records, each with its own outcome; see `updateEach`. */
  updateEach: (resource: string, changes: readonly ExpectedChange[], shared?: SharedRead) =>
    updateEach(context, resource, changes, shared),
  /** Deletes several records, each with its own outcome; see `removeEach`. */
  removeEach: (resource: string, records: readonly ExpectedRecord[], shared?: SharedRead) =>
    removeEach(context, resource, records, shared),

  /** Stores a user's picture and returns its address, which the server has to confirm. */
  uploadAvatar: (userId: string, picture: File) => uploadAvatar(context.api, userId, picture),

  /** Problems with the diesel stock. */
  dieselAlerts: () => readDieselAlerts(context),

  /** The result of a light call to the API; never fails. */
  health: () => checkHealth(context.api),

  /** Tries every call that changes nothing; see `checkApi`. Never fails. */
  checkApi: async (signal: AbortSignal, onProgress: (progress: CheckProgress) => void) => {
    const { checkApi } = await loaded(import('../check/checkApi.ts'));
    return checkApi(context.api, context.day().today, signal, onProgress);
  },

  /** The build that the page's own host serves now; null if it does not say. */
  release: readRelease,
});
export type LaterCalls = ReturnType<typeof createLaterCalls>;
