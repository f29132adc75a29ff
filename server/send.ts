import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** An answer as it is sent; a file may be too large to be held at once. */
export interface Sent {
  status: number;
  headers: Record<string, string>;
  body?: string | Uint8Array | readonly Uint8Array[] | Blob;
}

/** In bytes. */
export const lengthOf = (parts: readonly (string | Uint8Array)[]): number =>
  parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);

export const send = async (res: ServerResponse, { status, headers, body }: Sent): Promise<void> => {
  if (body instanceof Blob) {
    res.writeHead(status, headers);
    // Whoever went away needs no answer.
    await pipeline(Readable.fromWeb(body.stream() as never), res).catch(() => undefined);
    return;
  }
  const parts = body === undefined ? [] : [body].flat();
  const length = body === undefined ? {} : { 'Content-Length': lengthOf(parts) };
  res.writeHead(status, { ...headers, ...length });
  res.cork();
  for (const part of parts) res.write(part);
  res.end();
};
