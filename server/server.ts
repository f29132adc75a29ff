import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { answerOf } from '../api/answer.ts';
import type { Api } from '../api/api.ts';
import { refusalReply } from '../api/dispatch.ts';
import type { Operations } from '../api/operations.ts';
import type { Passwords } from '../api/passwords.ts';
import { createServer } from '../api/server.ts';
import { FULL_SPEECH } from '../api/speech.ts';
import { Uploads, type FileStore } from '../api/uploads.ts';
import type { Config } from '../src/config.ts';
import type { IsoDate } from '../src/domain/base/dates.ts';
import { API_PATH } from '../vite/pageFiles.ts';
import { pathnameOf, siteFiles } from '../vite/serveFiles.ts';
import { answerCall } from './answer.ts';
import { Metrics } from './metrics.ts';
import { addSample, removeSample } from './sample.ts';
import { send, type Sent } from './send.ts';
import { createSetup } from './setup.ts';
import { SignIns } from './signIns.ts';
import type { SqlDatabase } from './sql/database.ts';
import { TagCache } from './tagCache.ts';

export interface ServerOptions {
  database: SqlDatabase;
  files: FileStore;
  passwords: Passwords;
  operations: Operations;
  derive?: Api['derive'];
  port?: number;
  host?: string;
  /** The built front end and its settings, if it is served too. */
  site?: { dist: string; config: Config };
  /** Whether a proxy in front says where calls come from. */
  isBehindProxy?: boolean;
  /** Takes a line about each call, without anything personal in it. */
  log?: (line: CallLine) => void;
  today?: IsoDate;
  /** How long a connection may stand still amid an answer; for tests. */
  stalledMs?: number;
}

export interface CallLine {
  at: string;
  id: string;
  method: string;
  path: string;
  status: number;
  ms: number;
}

interface RunningServer {
  url: string;
  /** Where the first Super Admin signs up, while there is no company but the sample. */
  setupUrl?: string;
  close(): Promise<void>;
}

/** A file of 10 MB takes this long at some 300 kbit/s. */
const CALL_MS = 300_000;
const HEADERS_MS = 10_000;
/** Longer than proxies keep a connection, or they send into one that is being closed. */
const IDLE_MS = 75_000;
/** A backup takes minutes to make, in which nothing is sent. */
const STALLED_MS = 10 * 60_000;
const END_MS = 10_000;
const HEALTH_MS = 3000;

/** With the app, if it is built. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const {
    database,
    files,
    passwords,
    operations,
    derive,
    site,
    isBehindProxy,
    log,
    stalledMs = STALLED_MS,
    host = '127.0.0.1',
    today,
  } = options;
  const server = createServer({
    database,
    passwords,
    operations,
    derive,
    uploads: new Uploads(files),
    speech: FULL_SPEECH,
    announcesLists: true,
    today,
  });
  const metrics = new Metrics();
  const removeAll = async () => {
    await operations.backUp();
    await removeSample(database, files);
  };
  let removing: Promise<void> | undefined;
  const setup = createSetup(server, {
    add: () => addSample(database, files, passwords),
    remove: () => {
      removing ??= removeAll().finally(() => {
        removing = undefined;
      });
      return removing;
    },
  });
  const tags = new TagCache();
  const answering = { server, answers: database.answers, tags, signIns: new SignIns() };

  const addressOf = (incoming: IncomingMessage): string => {
    const forwarded = isBehindProxy ? incoming.headers['x-forwarded-for'] : undefined;
    const last = String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim();
    return last || (incoming.socket.remoteAddress ?? '');
  };
  const reply = async (res: ServerResponse, answer: Promise<Sent>) => {
    await send(res, await answer.catch((error) => answerOf(refusalReply(error)))).catch(
      (error: unknown) => {
        console.error(error);
        res.destroy();
      },
    );
  };
  const toFiles = site && siteFiles(site.dist, site.config);

  const isHealthy = () =>
    Promise.race([
      database.store.roles.count().then(
        () => true,
        () => false,
      ),
      // Whoever asks waits no longer, and a database that is silent is not there.
      wait(HEALTH_MS, false, { ref: false }),
    ]);
  const own: Readonly<Record<string, (res: ServerResponse) => Promise<void> | void>> = {
    '/health': async (res) => {
      const healthy = await isHealthy();
      res.writeHead(healthy ? 200 : 503, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify({ status: healthy ? 'ok' : 'no database' }));
    },
    '/metrics': (res) => {
      res.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' });
      res.end(metrics.text());
    },
  };

  const http = createHttpServer((req, res) => {
    const started = performance.now();
    const id = randomUUID();
    const path = pathnameOf(req);
    res.setHeader('X-Request-Id', id);
    // On another day than today its clock says nothing.
    res.sendDate = options.today === undefined;
    res.once('close', () => {
      // It was busy when the server was told to stop, and would be kept for another call.
      if (!http.listening) setImmediate(() => http.closeIdleConnections());
      const ms = performance.now() - started;
      const { method = '' } = req;
      metrics.answered(method, res.statusCode, ms / 1000);
      if (!API_PATH.test(path)) return;
      log?.({ at: new Date().toISOString(), id, method, path, status: res.statusCode, ms });
    });
    const others = () => {
      const answerOwn = own[path];
      if (answerOwn) void answerOwn(res);
      else if (path.startsWith(setup.path)) void reply(res, setup.answer(req));
      else void reply(res, answerCall(req, addressOf(req), answering));
    };
    const isOwn = own[path] !== undefined || path.startsWith(setup.path);
    try {
      if (toFiles && !isOwn) toFiles(req, res, others);
      else others();
    } catch (error) {
      // Thrown from here, it would end the process.
      void reply(res, Promise.reject(error));
    }
  });
  http.requestTimeout = CALL_MS;
  http.headersTimeout = HEADERS_MS;
  http.keepAliveTimeout = IDLE_MS;
  http.timeout = stalledMs;
  http.listen(options.port ?? 0, host);
  await once(http, 'listening').catch(async (error: unknown) => {
    await database.close();
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Error(`Port ${options.port} is taken: name another with --port.`) : error;
  });
  const { port } = http.address() as AddressInfo;
  const url = `http://${host}:${port}`;
  return {
    url,
    ...((await setup.isOpen()) && { setupUrl: `${url}${setup.path}${setup.token}` }),
    close: async () => {
      const closed = once(http, 'close');
      http.close();
      http.closeIdleConnections();
      const last = setTimeout(() => http.closeAllConnections(), END_MS);
      await closed;
      clearTimeout(last);
      await database.close();
    },
  };
};
