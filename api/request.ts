import { isJson, type Call, type Json, type UploadedFile } from './call.ts';

export const readForm = async (form: FormData): Promise<{ body: Json; files: UploadedFile[] }> => {
  const body: Json = {};
  const files: UploadedFile[] = [];
  for (const [field, value] of form) {
    if (typeof value === 'string') body[field] = value;
    else files.push({ field, name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return { body, files };
};

export const readJson = (text: string): Json => {
  const body: unknown = JSON.parse(text);
  return isJson(body) ? body : {};
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
