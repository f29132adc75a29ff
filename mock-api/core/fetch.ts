import type { Answer } from '../../api/answer.ts';
import { Refusal, type Call } from '../../api/call.ts';
import { callOf, readForm, readJson } from '../../api/request.ts';
import type { FaultyAnswer } from './faultyAnswer.ts';
import type { Mock } from './mock.ts';
import { serve } from './serve.ts';

export type Fetch = typeof globalThis.fetch;

export const urlOf = (address: RequestInfo | URL): URL =>
  new URL(address instanceof Request ? address.url : address, 'http://mock');

/** Returns the refusal if the body cannot be read. */
const readBody = async (call: Call, body: RequestInit['body']): Promise<unknown> => {
  try {
    if (body instanceof FormData) Object.assign(call, await readForm(body));
    else if (typeof body === 'string') call.body = readJson(body);
    return undefined;
  } catch {
    return new Refusal(400, 'The body cannot be read');
  }
};

const half = (body: Answer['body']) => {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2)));
      controller.error(new TypeError('terminated'));
    },
  });
};

const responseOf = ({ status, headers, body, isCut }: FaultyAnswer): Response => {
  const content = typeof body === 'string' ? body : new Uint8Array(body);
  return new Response(isCut ? half(body) : content, { status, headers });
};

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
  });

/** Without a server, in the browser or in Node. */
export const fetchFrom =
  (mock: Mock): Fetch =>
  async (address, init = {}) => {
    const call = callOf(urlOf(address), init);
    const bodyError = await readBody(call, init.body);
    const abort = aborted(init.signal);
    const outcome = await Promise.race([serve(mock, call, bodyError), abort]);
    if (outcome === 'drop') throw new TypeError('fetch failed');
    return outcome === 'hang' ? abort : responseOf(outcome);
  };
