import { createHash } from 'node:crypto';

import { answerOf } from '../api/answer.ts';
import { Refusal, type Call, type FileReply, type Reply } from '../api/call.ts';
import { identify } from '../api/dispatch.ts';
import { callOf, readForm, readJson } from '../api/request.ts';
import { attempt, work, type Server } from '../api/server.ts';
import { UPLOADS_PATH } from '../api/uploads.ts';
import type { KnownTags } from './knownTags.ts';

const MB = 1024 * 1024;
const MOST_BYTES = { form: 32 * MB, json: 2 * MB };

/** So much of a body that is too large is read and dropped, as browsers hear an answer only afterwards. */
const MOST_DROPPED = 64 * MB;

/** The bytes of a body, of which no more are kept than allowed. */
const bytesOf = async (request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MOST_DROPPED) break;
    if (size <= most) chunks.push(chunk);
  }
  if (size > most) throw new Refusal(413, 'That is too large');
  return new Uint8Array(Buffer.concat(chunks));
};

const readBody = async (request: Request) => {
  const contentType = request.headers.get('content-type') ?? '';
  const isForm = contentType.startsWith('multipart/form-data');
  const bytes = await bytesOf(request, isForm ? MOST_BYTES.form : MOST_BYTES.json);
  try {
    if (isForm) {
      const form = new Response(bytes, { headers: { 'Content-Type': contentType } });
      return await readForm(await form.formData());
    }
    if (!contentType.startsWith('application/json')) return {};
    return { body: readJson(new TextDecoder().decode(bytes)) };
  } catch {
    throw new Refusal(400, 'The body cannot be read');
  }
};

/** What someone uploaded is shown and saved, but never runs as a page of this origin. */
const INERT = {
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const fileResponse = ({ status, file, fileName }: FileReply) =>
  new Response(file, {
    status,
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(file.size),
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });

/** What two answers have in common that say the same. */
const tagOf = (body: string | Uint8Array) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const UNCHANGED: Reply = { status: 304, json: null };

/** Another user's answer may have the same address. */
const taggedWith = (tag: string) => ({
  ETag: tag,
  'Cache-Control': 'private, no-cache',
  Vary: 'Authorization, Accept-Language',
});

const unchanged = (tag: string) => new Response(null, { status: 304, headers: taggedWith(tag) });

/** Answers a call of the API; a body is read only from someone who may make the call. */
export const answerCall = async (
  server: Server,
  request: Request,
  ip: string,
  tags: KnownTags,
): Promise<Response> => {
  const url = new URL(request.url);
  const call: Call = { ...callOf(url, request), ip };
  const asked = request.headers.get('if-none-match') ?? '';
  let state = '';
  const key = () =>
    `${call.user?.id} ${call.headers['accept-language']} ${url.pathname}${url.search}`;
  const reply = await attempt(call, async () => {
    if (call.method === 'GET') state = await tags.state();
    await identify(call, server.api);
    if (tags.isCurrent(key(), { tag: asked, state })) return UNCHANGED;
    return work(call, server, async () => {
      if (request.body) Object.assign(call, await readBody(request));
    });
  });
  if (reply === UNCHANGED) return unchanged(asked);
  if ('file' in reply) return fileResponse(reply);
  const { status, headers, body } = answerOf(reply);
  if (call.path.startsWith(UPLOADS_PATH)) Object.assign(headers, INERT);
  // What was not read of a body would be taken for the next call.
  if (request.body && !request.bodyUsed) headers['Connection'] = 'close';
  if (request.method !== 'GET' || status !== 200) {
    headers['Cache-Control'] = 'no-store';
    return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
      status,
      headers,
    });
  }
  const tag = tagOf(body);
  tags.keep(key(), { tag, state }, body.length);
  if (asked === tag) return unchanged(tag);
  Object.assign(headers, taggedWith(tag));
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers });
};
