import { withOwnWords } from '../../domain/records/ownWords.ts';
import type { RowQuery } from '../../domain/records/query.ts';
import type { Draft } from '../../domain/records/recordType.ts';
import { ApiError } from '../apiError.ts';
import type { CheckProgress } from '../check/checkApi.ts';
import type { Api } from '../client/api.ts';
import { TIMEOUTS } from '../client/phpClient.ts';
import { isConfirmed } from '../client/values.ts';
import type { Context } from '../context.ts';
import { CALLS } from '../endpoints.ts';
import { loaded } from '../loaded.ts';
import type { Collection } from '../rows/collections.ts';
import type { RunControl } from '../rows/paged.ts';
import { typeOf } from '../rows/recordTypes.ts';
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
import { createDocumentCalls } from './documentCalls.ts';
import { checkHealth } from './health.ts';
import { createOperationsCalls } from './operationsCalls.ts';
import { readRelease } from './release.ts';
import { createSettingsCalls } from './settingsCalls.ts';

const uploadAvatar = async (
  api: Pick<Api, 'call'>,
  userId: string,
  picture: File,
): Promise<string> => {
  const form = new FormData();
  form.set('avatar', picture);
  form.set('user_id', userId);
  const answer = await api.call(CALLS.avatar, { method: 'POST', form, timeout: TIMEOUTS.upload });
  const avatar = isConfirmed(answer) && answer.avatar;
  if (typeof avatar !== 'string' || avatar === '') throw new ApiError('unreadable');
  return avatar;
};

export const createLaterCalls = (context: Context) => ({
  ...createDocumentCalls(context),
  ...createSettingsCalls(context),
  ...createOperationsCalls(context),

  reassign: (reassignment: Reassignment) => reassign(context, reassignment),

  /** Records with the words that the server's known rows have for our options. */
  inServersWords: async <Record extends Draft>(resource: string, records: readonly Record[]) => {
    const type = await typeOf(resource);
    const rows = context.collections.known(resource);
    return records.map((record) => withOwnWords(type, record, rows));
  },

  importRecords: (resource: string, csv: string, fileName: string, options?: ImportOptions) =>
    importRecords(context, resource, csv, fileName, options),

  readAnew: (resource: string): Promise<Collection> => context.collections.readAnew(resource),
  exportedRows: (resource: string): Promise<Collection> => context.collections.read(resource),
  /** All that a long list shows, page by page. */
  shownRows: async (resource: string, list: RowQuery, control: RunControl) => {
    const { readShown } = await loaded(import('../rows/paged.ts'));
    return readShown(context, resource, list, control);
  },
  updateEach: (resource: string, changes: readonly ExpectedChange[], shared?: SharedRead) =>
    updateEach(context, resource, changes, shared),
  removeEach: (resource: string, records: readonly ExpectedRecord[], shared?: SharedRead) =>
    removeEach(context, resource, records, shared),

  uploadAvatar: (userId: string, picture: File) => uploadAvatar(context.api, userId, picture),

  health: () => checkHealth(context.api.anew),

  checkApi: async (signal: AbortSignal, onProgress: (progress: CheckProgress) => void) => {
    const { checkApi } = await loaded(import('../check/checkApi.ts'));
    return checkApi(context.api, context.day().today, signal, onProgress);
  },

  /** The build that the page's own host serves now; null if it does not say. */
  release: readRelease,
});
export type LaterCalls = ReturnType<typeof createLaterCalls>;
