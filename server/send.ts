import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** An answer as it is sent; a file may be too large to be held at once. */
export interface Sent {
  status: number;
  headers: Record<string, string>;
  body?: string | Uint8Array | Blob;
}

export const send = async (res: ServerResponse, { status, headers, body }: Sent): Promise<void> => {
  if (body instanceof Blob) {
    res.writeHead(status, headers);
    // Whoever went away needs no answer.
    await pipeline(Readable.fromWeb(body.stream() as never), res).catch(() => undefined);
    return;
  }
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  res.writeHead(status, { ...headers, ...length });
  res.end(body);
};
