import { isJson, type Call, type Json, type UploadedFile } from './call.ts';

/** NUL, or half a character: databases differ in whether they can keep them. */
const UNKEPT = /[\0\p{Surrogate}]/u;
const DEEPEST = 20;

/** Whether every database can keep a value, and everything here can walk through it. */
export const isKept = (value: unknown, deepest = DEEPEST): boolean => {
  if (typeof value === 'string') return !UNKEPT.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (deepest === 0) return false;
  return Object.entries(value).every(
    ([name, part]) => name !== '__proto__' && !UNKEPT.test(name) && isKept(part, deepest - 1),
  );
};

const requireKept = (value: unknown): void => {
  if (!isKept(value)) throw new SyntaxError('This cannot be stored');
};

export const readForm = async (form: FormData): Promise<{ body: Json; files: UploadedFile[] }> => {
  const body: Json = {};
  const files: UploadedFile[] = [];
  for (const [field, value] of form) {
    if (typeof value === 'string') body[field] = value;
    else files.push({ field, name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  requireKept([body, files.map(({ name }) => name)]);
  return { body, files };
};

export const readJson = (text: string): Json => {
  const body: unknown = JSON.parse(text);
  requireKept(body);
  if (!isJson(body)) throw new SyntaxError('Not an object');
  return body;
};

/** A call without its body. */
export const callOf = (url: URL, { method = 'GET', headers, body }: RequestInit): Call => {
  const { pathname, searchParams } = url;
  const sent = Object.fromEntries(new Headers(headers));
  return {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: body instanceof FormData ? { ...sent, 'content-type': 'multipart/form-data' } : sent,
    body: {},
    files: [],
    ip: '',
  };
};
