import type { IncomingMessage } from 'node:http';

import { isJson, Refusal, type Call, type UploadedFile } from '../../api/call.ts';
import { isKept } from '../../api/request.ts';

/** A request whose body has been read. */
export type ParsedRequest = IncomingMessage & { body?: unknown; parts?: UploadedFile[] };

export const callOf = (req: ParsedRequest): Call => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://mock');
  return {
    method: req.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(
      Object.entries(req.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: isJson(req.body) ? req.body : {},
    files: req.parts ?? [],
    ip: req.socket.remoteAddress ?? '',
  };
};

const unreadable = () => new Refusal(400, 'The body cannot be read');

/** The refusal of a body that is no object, or cannot be kept. */
export const otherBody = ({ body = {} }: ParsedRequest): unknown =>
  isJson(body) && isKept(body) ? undefined : unreadable();

/** The refusal for errors of json-server's and multer's parsers. */
export const bodyRefusal = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { status, code } = error as Error & { status?: number; code?: string };
  if (status === 413 || code === 'LIMIT_FILE_SIZE') return new Refusal(413, 'That is too large');
  return unreadable();
};
