import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { Refusal, type Call, type Json, type Reply, type UploadedFile } from '../core/call.ts';
import { control, CONTROL_PREFIX } from '../core/control.ts';
import { admit, answer, findRoute, identify, refusalReply } from '../core/dispatch.ts';
import { worksDespite } from '../core/faults.ts';
import type { Mock } from '../core/mock.ts';
import { routes } from '../core/routes/index.ts';
import { uploadedFile } from '../core/routes/uploadedFile.ts';
import { UPLOADS_PATH } from '../core/uploads.ts';
import { deliver } from './deliver.ts';

/** A request whose body has been read. */
export type ParsedRequest = IncomingMessage & { body?: unknown; parts?: UploadedFile[] };

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const callOf = (req: ParsedRequest): Call => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://mock');
  return {
    method: req.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(
      Object.entries(req.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: isRecord(req.body) ? req.body : {},
    files: req.parts ?? [],
    ip: req.socket.remoteAddress ?? '',
  };
};

const work = (call: Call, mock: Mock, bodyError: unknown): Reply => {
  if (call.method === 'GET' && call.path.startsWith(UPLOADS_PATH))
    return uploadedFile(call, mock.api);
  const route = findRoute(routes, call, mock.api);
  admit(route, call);
  if (bodyError !== undefined) throw bodyError;
  return answer(route, call, mock.api);
};

const attempt = (make: () => Reply): Reply => {
  try {
    return make();
  } catch (error) {
    return refusalReply(error);
  }
};

/** Words for what the parsers of json-server and multer say. */
const readable = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { status, code } = error as Error & { status?: number; code?: string };
  if (status === 413 || code === 'LIMIT_FILE_SIZE') return new Refusal(413, 'That is too large');
  return new Refusal(400, 'The body cannot be read');
};

/** Answers a request; `bodyError` is what went wrong when its body was read. */
export const serve = async (
  mock: Mock,
  req: ParsedRequest,
  res: ServerResponse,
  bodyError?: unknown,
): Promise<void> => {
  const call = callOf(req);
  if (call.path.startsWith(CONTROL_PREFIX)) {
    deliver(
      res,
      attempt(() => control(call, mock)),
    );
    return;
  }
  const entry = mock.log.arrived(call, identify(call, mock.api), mock.api.now());
  const fault = mock.faults.take(call);
  const failure = bodyError === undefined ? undefined : readable(bodyError);
  const works = !fault || worksDespite(fault);
  const reply = works ? attempt(() => work(call, mock, failure)) : undefined;
  const delay = mock.latency + (fault?.delay ?? 0);
  // A pending wait shall not keep a closed server's process alive.
  if (delay > 0) await wait(delay, undefined, { ref: false });
  entry.status = deliver(res, reply, fault);
};
