import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ErrorRequestHandler, RequestHandler } from 'express';
import jsonServer from 'json-server';
import multer from 'multer';

import type { Answer } from '../../api/answer.ts';
import type { Outcome } from '../core/faultyAnswer.ts';
import { serve } from '../core/serve.ts';
import type { MockOptions } from './options.ts';
import { bodyRefusal, callOf, otherBody, type ParsedRequest } from './request.ts';
import { createStoredMock } from './storedMock.ts';

const sendHalf = (res: ServerResponse, { body }: Answer) => {
  const bytes = Buffer.from(body);
  // With compression, the announced length would be dropped and the fault with it.
  res.setHeader('Cache-Control', 'no-transform');
  res.setHeader('Content-Length', bytes.length + 1);
  res.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => res.destroy());
};

/** Sends an answer, or does to the connection what happens instead. */
const deliver = (res: ServerResponse, outcome: Outcome): void => {
  if (outcome === 'hang') return;
  if (outcome === 'drop') {
    res.destroy();
    return;
  }
  res.statusCode = outcome.status;
  for (const [name, value] of Object.entries(outcome.headers)) res.setHeader(name, value);
  if (outcome.isCut) sendHalf(res, outcome);
  else res.end(outcome.body);
};

export type { MockOptions } from './options.ts';

export interface RunningMock {
  url: string;
  port: number;
  /** What the operator should know about the data found. */
  notices: readonly string[];
  /** Ends open connections, even hanging ones, and saves. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;

/** json-server serves a folder of its own at /; this one does not exist, so nothing is served. */
const NO_STATIC_FILES = '/nonexistent';

const multipart = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_UPLOAD_BYTES },
  defParamCharset: 'utf8',
}).any();

const gatherFiles: RequestHandler = (req, _res, next) => {
  const files = Array.isArray(req.files) ? req.files : [];
  (req as ParsedRequest).parts = files.map(({ fieldname, originalname, buffer }) => ({
    field: fieldname,
    name: originalname,
    bytes: buffer,
  }));
  next();
};

const listen = async (server: Server): Promise<number> => {
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Starts a server with its own data. */
export const startMockApi = async (options: MockOptions = {}): Promise<RunningMock> => {
  const { mock, notices, save } = createStoredMock(options);
  const app = jsonServer.create().disable('x-powered-by');
  app.use(jsonServer.defaults({ logger: false, static: NO_STATIC_FILES }));
  app.use(...jsonServer.bodyParser);
  app.use(multipart, gatherFiles);
  const handle = async (req: ParsedRequest, res: ServerResponse, error?: unknown) => {
    // On another day than today its clock says nothing.
    res.sendDate = options.today === undefined;
    deliver(res, await serve(mock, callOf(req), error));
  };
  app.use((req, res) => void handle(req, res, otherBody(req)));
  // Express recognises an error handler by its four parameters.
  const onError: ErrorRequestHandler = (error: unknown, req, res, _next) =>
    void handle(req, res, bodyRefusal(error));
  app.use(onError);

  const server = app.listen(options.port ?? 0, HOST);
  const port = await listen(server);
  return {
    url: `http://${HOST}:${port}`,
    port,
    notices,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await save();
    },
  };
};
