import process from 'node:process';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

import { busy, type Call, type Reply } from '../api/call.ts';
import { findRoute, refusalReply } from '../api/dispatch.ts';
import { storedRows } from '../api/joinedRows.ts';
import { derivedRoutes } from '../api/routes/derived.ts';
import { createServer } from '../api/server.ts';
import { FULL_SPEECH } from '../api/speech.ts';
import type { Store } from '../api/store/store.ts';
import { Uploads } from '../api/uploads.ts';
import { endOf, MOST_WHOLE, sourcesOf } from '../src/domain/records/resources.ts';
import { derivedTypes } from '../src/domain/recordTypes.ts';
import { openData } from './openData.ts';
import { makeSecrets } from './secrets.ts';

const END = 'end';
/** To a PostgreSQL: what is derived may wait. */
const CONNECTIONS = 2;

interface Start {
  derivesFrom: string;
}

interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
}

type Asked = Pick<Call, 'method' | 'path' | 'query' | 'headers'> & { user?: { role: string } };

const forFirst = (resource: string): Asked => ({
  method: 'GET',
  path: `/api/${resource}/${endOf(resource)}.php`,
  query: { range: '[0,0]' },
  headers: {},
  user: { role: 'Fleet Manager' },
});

/** In a thread, Node reads no TypeScript by itself. */
const FROM_SOURCE = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(import.meta.url)});
})`;

const startThread = (workerData: Start) =>
  import.meta.url.endsWith('.ts')
    ? new Worker(FROM_SOURCE, { eval: true, workerData })
    : new Worker(new URL(import.meta.url), { workerData });

/** Derives rows from many others, which takes long, without keeping other calls waiting. */
export class DerivingThread {
  readonly #start: Start;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  constructor(path: string) {
    this.#start = { derivesFrom: path };
  }

  answer({ method, path, query, headers, user }: Asked): Promise<Reply> {
    this.#worker ??= this.#started();
    this.#asked += 1;
    this.#worker.postMessage([this.#asked, { method, path, query, headers, user }]);
    return new Promise((resolve, reject) => {
      this.#waiting.set(this.#asked, { resolve, reject });
    });
  }

  /** Derives what is too much for a browser before it is asked for: after a start, and on each new day. */
  async prepare(store: Store): Promise<void> {
    for (const resource of Object.keys(derivedTypes)) {
      const sources = sourcesOf(resource) ?? [];
      const counts = await Promise.all(sources.map((name) => storedRows(store, name).count()));
      const isLong = counts.reduce((sum, count) => sum + count, 0) > MOST_WHOLE;
      if (isLong) await this.answer(forFirst(resource));
    }
  }

  async close(): Promise<void> {
    // What is ended on purpose is no failure.
    this.#waiting.clear();
    if (!this.#worker) return;
    const worker = this.#worker;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    // Ended from outside in the middle of a statement, SQLite would end the whole process.
    worker.postMessage(END);
    await ended;
  }

  #started(): Worker {
    const worker = startThread(this.#start);
    worker.on('message', ([id, reply]: [number, Reply]) => {
      this.#waiting.get(id)?.resolve(reply);
      this.#waiting.delete(id);
    });
    const ended = (error: unknown) => {
      // After an error it exits, when another may have been asked already.
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      // The next call starts another.
      for (const { reject } of this.#waiting.values()) reject(busy(error));
      this.#waiting.clear();
    };
    worker.once('error', ended);
    worker.once('exit', () => ended(new Error('The thread that derives rows has ended')));
    return worker;
  }
}

const answerFrom = async (path: string) => {
  const { files, ...data } = await openData(path, { most: CONNECTIONS });
  const { api } = createServer({
    ...data,
    passwords: await makeSecrets(),
    uploads: new Uploads(files),
    speech: FULL_SPEECH,
  });
  parentPort?.on('message', (message: [number, Call] | typeof END) => {
    if (message === END) process.exit();
    const [id, call] = message;
    const handle = async () => findRoute(derivedRoutes, call, FULL_SPEECH).handle(call, api);
    void handle()
      .catch(refusalReply)
      .then((reply) => parentPort?.postMessage([id, reply]));
  });
};

const start = workerData as Partial<Start> | undefined;
if (!isMainThread && start?.derivesFrom !== undefined) await answerFrom(start.derivesFrom);
