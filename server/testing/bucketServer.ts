/** A bucket of S3 in memory, which works out each signature from the call as it arrives. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Bucket } from '../s3.ts';

/** So many keys in an answer, so that lists take several. */
const MOST_LISTED = 2;

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

const isSigned = (req: IncomingMessage, body: Buffer, { keyId, secret, region }: Bucket) => {
  const [, by, day = '', where, names = '', signature] =
    AUTHORIZATION.exec(req.headers.authorization ?? '') ?? [];
  const at = String(req.headers['x-amz-date']);
  const hash = createHash('sha256').update(body).digest('hex');
  if (by !== keyId || where !== region || !at.startsWith(day)) return false;
  if (req.headers['x-amz-content-sha256'] !== hash) return false;
  const [path = '', query = ''] = (req.url ?? '').split('?');
  const asked = query.replaceAll('+', '%20').split('&').sort().join('&');
  const headers = names.split(';').map((name) => `${name}:${String(req.headers[name])}\n`);
  const canonical = `${req.method}\n${path}\n${asked}\n${headers.join('')}\n${names}\n${hash}`;
  const hashed = createHash('sha256').update(canonical).digest('hex');
  let key: Buffer = Buffer.from(`AWS4${secret}`);
  for (const part of [day, region, 's3', 'aws4_request']) {
    key = createHmac('sha256', key).update(part).digest();
  }
  const text = `AWS4-HMAC-SHA256\n${at}\n${day}/${region}/s3/aws4_request\n${hashed}`;
  return createHmac('sha256', key).update(text).digest('hex') === signature;
};

export const startBucket = async (settings: Omit<Bucket, 'url'>) => {
  const objects = new Map<string, { bytes: Buffer; at: Date }>();
  const bucket: Bucket = { ...settings, url: '' };
  let copiesFail = false;
  const root = '/papers/';

  const listOf = (query: URLSearchParams) => {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const shown = keys.slice(0, MOST_LISTED).map((key) => {
      const at = objects.get(key)?.at.toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`;
    });
    const next = keys.length > MOST_LISTED ? keys[MOST_LISTED - 1] : undefined;
    const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
    return `<ListBucketResult>${shown.join('')}${more}</ListBucketResult>`;
  };

  const answer = (req: IncomingMessage, body: Buffer): [status: number, body?: Buffer | string] => {
    if (!isSigned(req, body, bucket)) return [403, 'SignatureDoesNotMatch'];
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://bucket');
    if (pathname.startsWith('/broken/')) return [503, 'SlowDown'];
    if (!pathname.startsWith(root)) return [404, 'NoSuchBucket'];
    const key = pathname.slice(root.length);
    if (req.method === 'GET' && key === '') return [200, listOf(searchParams)];
    if (req.method === 'DELETE') {
      objects.delete(key);
      return [204];
    }
    const source = req.headers['x-amz-copy-source'];
    const from = source === undefined ? key : String(source).slice(root.length);
    if (req.method === 'PUT' && source === undefined)
      objects.set(key, { bytes: body, at: new Date() });
    const found = objects.get(from);
    if (!found) return [404, 'NoSuchKey'];
    if (req.method === 'GET') return [200, found.bytes];
    if (source !== undefined && copiesFail)
      return [200, '<?xml version="1.0"?>\n<Error><Code>InternalError</Code></Error>'];
    objects.set(key, { bytes: found.bytes, at: new Date() });
    return [200];
  };

  const http = createServer((req, res) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      const [status, body] = answer(req, Buffer.concat(chunks));
      res.writeHead(status).end(body);
    })();
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  bucket.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}${root.slice(0, -1)}`;
  return {
    bucket,
    objects,
    failCopies: (fail: boolean) => {
      copiesFail = fail;
    },
    close: () => http.close(),
  };
};
