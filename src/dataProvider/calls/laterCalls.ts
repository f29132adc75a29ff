import type { Context } from '../context.ts';
import {
  removeEach,
  updateEach,
  type ExpectedChange,
  type ExpectedRecord,
} from '../writes/each.ts';
import { importRecords } from '../writes/imports.ts';
import { reassign } from '../writes/reassign.ts';
import type { Reassignment } from '../writes/reassignment.ts';
import { uploadAvatar } from './avatar.ts';
import { readDieselAlerts } from './dieselAlerts.ts';
import { createDieselDeskCalls } from './dieselDeskCalls.ts';
import { createDieselReportCalls } from './dieselReportCalls.ts';
import { createDocumentCalls } from './documentCalls.ts';
import { checkHealth } from './health.ts';
import { createOverviewCalls } from './overviewCalls.ts';
import { readRelease } from './release.ts';
import { createSettingsCalls } from './settingsCalls.ts';

/** The calls that the first view does not make; their code is fetched with the first of them. */
export const createLaterCalls = (context: Context) => ({
  ...createDieselReportCalls(context),
  ...createDieselDeskCalls(context),
  ...createDocumentCalls(context),
  ...createOverviewCalls(context),
  ...createSettingsCalls(context),

  /** Gives a driver vehicles that others may have, or takes them away: all of it or nothing. */
  reassign: (reassignment: Reassignment) => reassign(context, reassignment),

  /** Uploads records as one CSV; see `importRecords`. */
  importRecords: (resource: string, csv: string, fileName: string) =>
    importRecords(context, resource, csv, fileName),

  /** Changes several records, each with an outcome of its own; see `updateEach`. */
  updateEach: (resource: string, changes: readonly ExpectedChange[]) =>
    updateEach(context, resource, changes),
  /** Deletes several records, each with an outcome of its own; see `removeEach`. */
  removeEach: (resource: string, records: readonly ExpectedRecord[]) =>
    removeEach(context, resource, records),

  /** Stores a user's picture and gives its address, which the server has to confirm. */
  uploadAvatar: (userId: string, picture: File) => uploadAvatar(context.api, userId, picture),

  /** What is wrong with the diesel stock. */
  dieselAlerts: () => readDieselAlerts(context),

  /** How a light call to the API goes; never fails. */
  health: () => checkHealth(context.api),

  /** The build that the page's own host serves now; null where it does not say. */
  release: readRelease,
});
export type LaterCalls = ReturnType<typeof createLaterCalls>;
