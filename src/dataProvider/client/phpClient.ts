import { knownAddress } from '../../domain/base/knownAddress.ts';
import { ApiError, isApiError, readableMessage, type ApiErrorKind } from '../apiError.ts';
import { isOffline, loaded } from '../loaded.ts';
import type { OnProgress } from './sendWithProgress.ts';
import { usersIn } from './usersIn.ts';
import { flagIn, isValues, type Values } from './values.ts';

/** How long a call may take before it counts as lost, in milliseconds. */
export const TIMEOUTS = { read: 15_000, write: 30_000, upload: 120_000 } as const;

interface PhpClientOptions {
  /** '' for the same origin, else an absolute address without a trailing slash. */
  apiUrl?: string;
  getToken: () => string | null;
  /** Without a token nothing is sent: it fails as after a 401. */
  needsToken?: boolean;
  /** Called once for each 401 of a call that was sent with a token. */
  onUnauthorized?: (token: string) => void;
  /** Called with each user whom an answer describes, such as the caller. */
  onUser?: (user: unknown) => void;
  /** Called with the Date header of each answer; null where it can't be read. */
  onDate?: (header: string | null) => void;
  /** Replaces the browser's fetch, for an in-memory server; it reports no upload progress. */
  fetch?: typeof fetch;
}

export interface PhpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Record<string, string | number | undefined>;
  json?: unknown;
  form?: FormData;
  signal?: AbortSignal;
  timeout?: number;
  /** Called while the body is sent; `timeout` is then the longest time without progress. */
  onProgress?: OnProgress;
  /** Lets the call finish after the user leaves the page. */
  keepalive?: boolean;
}

/** A checked answer of the API: an object or an array, never a failure. */
export type PhpAnswer = Values | unknown[];

export type PhpClient = ReturnType<typeof createPhpClient>;

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
/** A sign-in page or an error page where a file was expected. */
const HTML_TYPE = /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;

const KIND_OF_STATUS: Partial<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  405: 'notOffered',
  409: 'conflict',
  413: 'tooLarge',
  422: 'invalid',
  429: 'tooMany',
  501: 'notOffered',
};

const ownOrigin = (apiUrl: string) =>
  typeof location === 'undefined' ? new URL(apiUrl).origin : location.origin;

/** Only the API's own host may receive the token. */
const fileUrl = (apiUrl: string, address: string): string => {
  const origin = ownOrigin(apiUrl);
  const url = knownAddress(address, { origin, apiUrl });
  if (url?.origin !== new URL(`${apiUrl}/`, origin).origin) throw new ApiError('unreadable');
  return url.href;
};

const urlOf = (apiUrl: string, path: string, query: PhpRequest['query'] = {}) => {
  // Every call ends in .php; anything else is a file.
  if (!path.endsWith('.php')) return fileUrl(apiUrl, path);
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  const text = search.toString();
  return `${apiUrl}${path}${text && `?${text}`}`;
};

/** From `{errors: {field: message}}` or `{field, error}`; anything but text is left out. */
const fieldErrors = (body: Values): Record<string, string> | undefined => {
  const found: Record<string, string> = {};
  if (isValues(body.errors)) {
    for (const [field, message] of Object.entries(body.errors)) {
      const text = readableMessage(Array.isArray(message) ? message[0] : message);
      if (text) found[field] = text;
    }
  }
  const message = readableMessage(body.error);
  if (typeof body.field === 'string' && message) found[body.field] = message;
  return Object.keys(found).length > 0 ? found : undefined;
};

/** From a number of seconds, or from a time by the server's clock. */
const secondsIn = (headers: Headers): number | undefined => {
  const wish = headers.get('retry-after') ?? '';
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  const seconds = /^\d+$/.test(wish) ? Number(wish) : Math.ceil((Date.parse(wish) - now) / 1000);
  return seconds >= 0 ? seconds : undefined;
};

const failureIn = ({ status, headers }: Response) => ({ status, retryAfter: secondsIn(headers) });

const failureOf = (response: Response, body: unknown): ApiError | undefined => {
  const { status } = response;
  const answer = isValues(body) ? body : {};
  const refused = flagIn(answer.success) === false || Boolean(answer.error);
  if (status < 400 && !refused) return undefined;
  const kind = KIND_OF_STATUS[status] ?? (status >= 500 ? 'server' : 'refused');
  return new ApiError(kind, {
    ...failureIn(response),
    // 'Method not allowed' means nothing to a user.
    serverMessage:
      kind === 'notOffered'
        ? undefined
        : (readableMessage(answer.error) ?? readableMessage(answer.message)),
    errors: fieldErrors(answer),
    answer,
  });
};

/**
 * 'offline' only if the browser was offline before the call: once sent, no one can tell whether it
 * arrived.
 */
const lostCall = (
  error: unknown,
  signal: AbortSignal | undefined,
  wasOffline: boolean,
): ApiError => {
  if (isApiError(error)) return error;
  if (signal?.aborted) return new ApiError('aborted', { cause: error });
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ApiError('timeout', { cause: error });
  }
  return new ApiError(wasOffline ? 'offline' : 'network', { cause: error });
};

const readJson = async (response: Response): Promise<PhpAnswer> => {
  const { status } = response;
  const isJson = JSON_TYPE.test(response.headers.get('content-type') ?? '');
  const text = await response.text();
  if (!isJson) throw new ApiError(KIND_OF_STATUS[status] ?? 'nonJson', failureIn(response));
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new ApiError(KIND_OF_STATUS[status] ?? 'unreadable', { ...failureIn(response), cause });
  }
  const failure = failureOf(response, body);
  if (failure) throw failure;
  if (!isValues(body) && !Array.isArray(body)) throw new ApiError('unreadable', { status });
  // Part of a list, of which the header has the total.
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  return total && Array.isArray(body) ? { rows: body, total } : body;
};

const readFile = async (response: Response): Promise<{ blob: Blob; fileName?: string }> => {
  const type = response.headers.get('content-type') ?? '';
  if (JSON_TYPE.test(type) || HTML_TYPE.test(type) || !response.ok) {
    await readJson(response);
    throw new ApiError('unreadable', { status: response.status });
  }
  const blob = await response.blob();
  if (blob.size === 0) throw new ApiError('unreadable', { status: response.status });
  const fileName = /filename="?([^";]+)/i.exec(response.headers.get('content-disposition') ?? '');
  return { blob, fileName: fileName?.[1] };
};

/**
 * Bearer token, JSON answers only, failures by HTTP status, `{"error"}` or `{"success": false}`.
 * Every failure is an ApiError. Nothing is sent twice.
 */
export const createPhpClient = ({
  apiUrl = '',
  getToken,
  needsToken = false,
  onUnauthorized,
  onUser,
  onDate,
  fetch: transport,
}: PhpClientOptions) => {
  const call = async <T>(
    path: string,
    { method = 'GET', query, json, form, signal, timeout, onProgress, keepalive }: PhpRequest,
    read: (response: Response) => Promise<T>,
  ): Promise<T> => {
    const wasOffline = isOffline();
    const token = getToken();
    if (needsToken && !token) throw new ApiError('unauthorized');
    const headers = new Headers({ Accept: 'application/json' });
    // The page's language, which may be another than the browser's.
    const { lang } = globalThis.document?.documentElement ?? {};
    if (lang) headers.set('Accept-Language', lang);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (json !== undefined) headers.set('Content-Type', 'application/json');
    const limit = timeout ?? (method === 'GET' ? TIMEOUTS.read : TIMEOUTS.write);
    const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = async (url: string) => {
      if (onProgress && body !== undefined && !transport) {
        const { sendWithProgress } = await loaded(import('./sendWithProgress.ts'));
        return sendWithProgress(url, { method, headers, body, signal, onProgress, timeout: limit });
      }
      timer = setTimeout(() => {
        silence.abort(new DOMException('No answer for too long', 'TimeoutError'));
      }, limit);
      const ended = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal;
      return (transport ?? fetch)(url, { method, headers, body, keepalive, signal: ended });
    };
    try {
      const response = await send(urlOf(apiUrl, path, query));
      onDate?.(response.headers.get('date'));
      return await read(response);
    } catch (error) {
      const failure = lostCall(error, signal, wasOffline);
      if (failure.kind === 'unauthorized' && token) onUnauthorized?.(token);
      if (failure.kind === 'forbidden' && failure.answer?.user) onUser?.(failure.answer.user);
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    request: async (path: string, request: PhpRequest = {}): Promise<PhpAnswer> => {
      const answer = await call(path, request, readJson);
      const isRead = (request.method ?? 'GET') === 'GET';
      if (onUser && isRead) for (const user of usersIn(path, answer)) onUser(user);
      return answer;
    },
    /** By a call, or by its address in a row. Throws an ApiError for an error page. */
    download: (
      path: string,
      request: PhpRequest = {},
    ): Promise<{ blob: Blob; fileName?: string }> => call(path, request, readFile),
  };
};
