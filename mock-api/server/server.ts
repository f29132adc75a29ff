import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ErrorRequestHandler, RequestHandler } from 'express';
import jsonServer from 'json-server';
import multer from 'multer';

import { createMock } from '../core/mock.ts';
import type { MockOptions } from '../core/options.ts';
import { serve, type ParsedRequest } from './serve.ts';

export type { MockOptions } from '../core/options.ts';

export interface RunningMock {
  url: string;
  port: number;
  /** What the operator should know about the data that were found. */
  notices: readonly string[];
  /** Ends open connections, hanging ones too, and saves. */
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

/** Starts a server with data of its own. */
export const startMockApi = async (options: MockOptions = {}): Promise<RunningMock> => {
  const mock = createMock(options);
  const app = jsonServer.create().disable('x-powered-by');
  app.use(jsonServer.defaults({ logger: false, static: NO_STATIC_FILES }));
  app.use(...jsonServer.bodyParser);
  app.use(multipart, gatherFiles);
  app.use((req, res) => void serve(mock, req, res));
  // Express knows a handler of errors by its four parameters.
  const onError: ErrorRequestHandler = (error: unknown, req, res, _next) =>
    void serve(mock, req, res, error);
  app.use(onError);

  const server = app.listen(options.port ?? 0, HOST);
  const port = await listen(server);
  return {
    url: `http://${HOST}:${port}`,
    port,
    notices: mock.notices,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await mock.save();
    },
  };
};
