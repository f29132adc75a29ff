import { createHash, createHmac } from 'node:crypto';

import { busy } from '../api/call.ts';
import type { KeptFiles } from './keptFiles.ts';

/** A bucket of any service that speaks S3, by its address with the bucket in the path. */
export interface Bucket {
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

const CALL_MS = 60_000;
const AWAY = 'The server cannot reach its files. Try again in a moment.';
const FILES = 'files/';
const DELETED = 'deleted-files/';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Uint8Array, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** RFC 3986, as signatures have it. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

interface S3Call {
  method: string;
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
}

/** The headers of a call with its signature: AWS Signature Version 4. */
export const signedHeaders = (
  { region, keyId, secret }: Bucket,
  { method, url, headers = {}, body = new Uint8Array() }: S3Call,
  now = new Date(),
): Record<string, string> => {
  const at = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = at.slice(0, 8);
  const sent = { ...headers, 'x-amz-content-sha256': sha256(body), 'x-amz-date': at };
  const signed = Object.entries({ ...sent, host: url.host }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const names = signed.map(([name]) => name).join(';');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted();
  const request = [
    method,
    url.pathname,
    query.join('&'),
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    sha256(body),
  ];
  const scope = [day, region, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', at, scope.join('/'), sha256(request.join('\n'))];
  const key = scope.reduce<string | Uint8Array>(hmac, `AWS4${secret}`);
  const signature = createHmac('sha256', key).update(text.join('\n')).digest('hex');
  const credential = `${keyId}/${scope.join('/')}`;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`,
  };
};

interface Listed {
  key: string;
  at: number;
}

const inTag = (tag: string, xml: string) =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

/** Files in a bucket: those that are deleted lie under another name for 30 days. */
export const bucketFiles = (bucket: Bucket): KeptFiles => {
  const call = async (method: string, key: string, more: Partial<S3Call> = {}, query = '') => {
    const url = new URL(`${bucket.url}/${key}${query}`);
    const headers = signedHeaders(bucket, { ...more, method, url });
    const signal = AbortSignal.timeout(CALL_MS);
    const asked = { method, headers, signal, body: more.body ?? null };
    const response = await fetch(url, asked).catch((error: unknown) => {
      throw busy(error, AWAY);
    });
    if (response.ok || response.status === 404) return response;
    const answer = `${method} ${url.pathname}: ${response.status} ${await response.text()}`;
    throw response.status >= 500 ? busy(new Error(answer), AWAY) : new Error(answer);
  };

  const list = async (prefix: string): Promise<readonly Listed[]> => {
    const found: Listed[] = [];
    for (let next: string | undefined; next !== '';) {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (next !== undefined) query.set('continuation-token', next);
      const xml = await (await call('GET', '', {}, `?${query.toString()}`)).text();
      for (const [, one = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        found.push({ key: inTag('Key', one), at: Date.parse(inTag('LastModified', one)) });
      }
      next = inTag('NextContinuationToken', xml);
    }
    return found;
  };

  return {
    get: async (name) => {
      const response = await call('GET', FILES + name);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    set: async (name, bytes) => {
      const response = await call('PUT', FILES + name, { body: new Uint8Array(bytes) });
      if (!response.ok) throw new Error(`There is no bucket at ${bucket.url}`);
    },
    delete: async (name) => {
      const source = new URL(`${bucket.url}/${FILES}${name}`).pathname;
      const copied = await call('PUT', DELETED + name, {
        headers: { 'x-amz-copy-source': source },
      });
      const answer = await copied.text();
      // A copy that fails on the way is answered by 200 too.
      if (copied.ok && answer.includes('<Error>')) throw new Error(`${name} stays: ${answer}`);
      if (copied.ok) await call('DELETE', FILES + name);
    },
    drop: async (name) => void (await call('DELETE', FILES + name)),
    names: async () => (await list(FILES)).map(({ key }) => key.slice(FILES.length)),
    clear: async () => {
      for (const { key } of await list(FILES)) await call('DELETE', key);
    },
    dropOlderThan: async (moment) => {
      for (const { key, at } of await list(DELETED)) if (at < moment) await call('DELETE', key);
    },
  };
};

const NAMES = ['S3_ENDPOINT', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/** The bucket that S3_BUCKET names, if it does. */
export const bucketFrom = (env: Readonly<Partial<Record<string, string>>>): Bucket | undefined => {
  const { S3_BUCKET: name, S3_REGION: region = 'us-east-1' } = env;
  if (!name) return undefined;
  const [endpoint, keyId, secret] = NAMES.map((one) => {
    const value = env[one];
    if (!value) throw new Error(`S3_BUCKET also needs ${one}.`);
    return value;
  });
  const url = new URL(encodeURIComponent(name), `${endpoint}/`).href;
  return { url, region, keyId: String(keyId), secret: String(secret) };
};
