import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { answer, answerOf, JSON_TYPE } from '../api/answer.ts';
import { Refusal, type Call, type PartsReply, type Reply } from '../api/call.ts';
import { identify } from '../api/dispatch.ts';
import { readForm, readJson } from '../api/request.ts';
import { attempt, work, type Server } from '../api/server.ts';
import { UPLOADS_PATH } from '../api/uploads.ts';
import { pathnameOf } from '../vite/serveFiles.ts';
import { lengthOf, type Sent } from './send.ts';
import type { SignIns } from './signIns.ts';
import type { AnswerCache } from './sql/answerCache.ts';
import type { TagCache } from './tagCache.ts';

const MB = 1024 * 1024;
const MOST_BYTES = { form: 32 * MB, json: 2 * MB };

/** So much of a body that is too large is read and dropped, as browsers hear an answer only afterwards. */
const MOST_DROPPED = 64 * MB;

/** The bytes of a body, of which no more are kept than allowed. */
const bytesOf = async (incoming: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Buffer[] = [];
  let size = 0;
  // Destroyed, it could not be answered.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MOST_DROPPED) break;
    if (size <= most) chunks.push(chunk);
  }
  if (size > most) throw new Refusal(413, 'That is too large');
  return Buffer.concat(chunks);
};

const readBody = async (incoming: IncomingMessage) => {
  const contentType = incoming.headers['content-type'] ?? '';
  const isForm = /^multipart\/form-data/i.test(contentType);
  try {
    const bytes = await bytesOf(incoming, isForm ? MOST_BYTES.form : MOST_BYTES.json);
    if (isForm) {
      const form = new Response(bytes, { headers: { 'Content-Type': contentType } });
      return await readForm(await form.formData());
    }
    return /^application\/json/i.test(contentType)
      ? { body: readJson(new TextDecoder().decode(bytes)) }
      : {};
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The body cannot be read');
  }
};

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What someone uploaded is shown and saved, but never runs as a page of this origin. */
const INERT = {
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What two answers have in common that say the same; the total of a page stands in a header. */
const tagOf = (parts: readonly Uint8Array[], total = '') => {
  const hash = createHash('sha256').update(total);
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
};

const inParts = ({ status, parts }: PartsReply) => ({
  ...answer(status, JSON_TYPE, ''),
  body: parts,
});

const UNCHANGED: Reply = { status: 304, json: null };

/** Another user's answer may have the same address. */
const taggedWith = (tag: string) => ({
  ETag: tag,
  'Cache-Control': 'private, no-cache',
  Vary: 'Authorization, Accept-Language',
});

const unchanged = (tag: string): Sent => ({ status: 304, headers: taggedWith(tag) });

const callFrom = (incoming: IncomingMessage, ip: string): Call => {
  const { method = 'GET', url = '', headers } = incoming;
  const path = pathnameOf(incoming);
  return {
    method,
    path,
    query: Object.fromEntries(new URLSearchParams(url.slice(path.length))),
    headers: headers as Record<string, string>,
    body: {},
    files: [],
    ip,
  };
};

interface Answering {
  server: Server;
  answers: AnswerCache;
  tags: TagCache;
  signIns: SignIns;
}

/** Answers a call of the API; a body is kept only from someone who may make the call. */
export const answerCall = async (
  incoming: IncomingMessage,
  ip: string,
  { server, answers, tags, signIns }: Answering,
): Promise<Sent> => {
  const call = callFrom(incoming, ip);
  const asked = incoming.headers['if-none-match'] ?? '';
  let state = '';
  let decided = (_reply: Reply) => {};
  const key = () => `${call.user?.id} ${call.headers['accept-language']} ${incoming.url}`;
  const reply = await attempt(call, async () => {
    const known = await answers.now();
    if (call.method === 'GET') state = tags.state(known.state);
    await identify(call, server.api, known);
    if (tags.isCurrent(key(), { tag: asked, state })) return UNCHANGED;
    return work(call, { ...server, api: { ...server.api, known } }, async () => {
      if (hasBody(incoming)) Object.assign(call, await readBody(incoming));
      decided = signIns.admit(call);
    });
  });
  decided(reply);
  // A client that is cut off while it sends sees a broken connection instead of the refusal.
  if (hasBody(incoming) && !incoming.readableDidRead) {
    await bytesOf(incoming, 0).catch(() => undefined);
  }
  if (reply === UNCHANGED) return unchanged(asked);
  if ('file' in reply) {
    const { status, file, fileName } = reply;
    const headers = {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(file.size),
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    };
    return { status, headers, body: file };
  }
  const { status, headers, body } = 'parts' in reply ? inParts(reply) : answerOf(reply);
  if (call.path.startsWith(UPLOADS_PATH)) Object.assign(headers, INERT);
  // What was not read of a body would be taken for the next call.
  if (!incoming.complete) headers['Connection'] = 'close';
  if (call.method !== 'GET' || status !== 200) {
    headers['Cache-Control'] = 'no-store';
    return { status, headers, body };
  }
  const parts = [body].flat().map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  const tag = tagOf(parts, headers['Content-Range']);
  tags.keep(key(), { tag, state }, lengthOf(parts));
  if (asked === tag) return unchanged(tag);
  return { status, headers: { ...headers, ...taggedWith(tag) }, body: parts };
};
