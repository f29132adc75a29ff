import { companyDay, type CompanyDay } from '../src/domain/base/companyDay.ts';
import type { IsoDate } from '../src/domain/base/dates.ts';
import { readLocalization } from '../src/domain/settings/localization.ts';
import type { Api } from './api.ts';
import { refusalTo } from './arabic.ts';
import type { Call, Json, Reply } from './call.ts';
import { admit, admitAgain, findRoute, refusalReply } from './dispatch.ts';
import { routes } from './routes/index.ts';
import { uploadedFile } from './routes/uploadedFile.ts';
import { noteUse } from './sessionUse.ts';
import type { Speech } from './speech.ts';
import type { Database } from './store/store.ts';
import { UPLOADS_PATH } from './uploads.ts';

export interface Server {
  /** For reads. */
  api: Api;
  database: Database;
  speech: Speech;
}

type Setup = Pick<
  Api,
  'uploads' | 'passwords' | 'operations' | 'announcesLists' | 'derive' | 'madeFile'
> & {
  database: Database;
  speech: Speech;
  /** For tests; by default today in the company's time zone. */
  today?: IsoDate;
};

const dayBy = (stored: unknown, today?: IsoDate): CompanyDay => {
  const day = companyDay(readLocalization(stored));
  return { ...day, today: today ?? day.today };
};

/** The day of a company that has stored no localization yet. */
export const initialToday = (today?: IsoDate): IsoDate => dayBy(undefined, today).today;

export const createServer = ({ database, speech, today, ...setup }: Setup): Server => {
  const api: Api = {
    ...setup,
    speech,
    store: database.store,
    async day() {
      return dayBy(await this.store.settings.first({ section: 'localization' }), today);
    },
    async today() {
      return (await this.day()).today;
    },
    now: () => new Date().toISOString(),
  };
  return { api, database, speech };
};

/** All that a write stores is stored together, or not at all. */
export const work = async (
  call: Call,
  { api, database, speech }: Server,
  /** Reads the body of a call that may be made. */
  readBody: () => unknown,
): Promise<Reply> => {
  if (call.method === 'GET' && call.path.startsWith(UPLOADS_PATH)) return uploadedFile(call, api);
  const route = findRoute(routes, call, speech);
  admit(route, call, speech);
  noteUse(call, api, database);
  await readBody();
  if (route.method === 'GET' && !route.writes) return speech.answer(route, call, api);
  const uploads = api.uploads.ofCall();
  let isCommitting = false;
  const write = async () => {
    await route.before?.(call, { ...api, uploads });
    return database.write(async (store) => {
      const inside = { ...api, store, uploads };
      await admitAgain(route, call, inside);
      const made = await speech.answer(route, call, inside);
      isCommitting = true;
      return made;
    });
  };
  const reply = await write().catch(async (error: unknown) => {
    // A commit that seems to have failed may have stored the rows.
    if (!isCommitting) await uploads.undo();
    throw error;
  });
  await uploads.settle();
  return reply;
};

/** The reply to a call, which a refusal answers in the caller's language. */
export const attempt = async (call: Call, make: () => Promise<Reply>): Promise<Reply> => {
  const reply = await make().catch(refusalReply);
  return 'json' in reply && reply.status >= 400
    ? { ...reply, json: refusalTo(call, reply.json as Json) }
    : reply;
};
