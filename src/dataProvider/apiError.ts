export type ApiErrorKind =
  | 'aborted'
  | 'offline'
  /** The host serves a newer build, without the code that this page needs. */
  | 'outdated'
  /** Code of this app could not be fetched. */
  | 'notLoaded'
  | 'network'
  | 'timeout'
  | 'nonJson'
  | 'unreadable'
  | 'refused'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'notOffered'
  /** The server lacks a call that the contract has. */
  | 'callMissing'
  | 'conflict'
  | 'invalid'
  | 'tooLarge'
  | 'tooMany'
  /** Not sent: the server has said how long to wait. */
  | 'held'
  | 'server'
  | 'unknownOutcome'
  /** The server confirmed it, but still has the old values. */
  | 'notKept'
  | 'changedElsewhere'
  /** Some of the drivers involved were saved and could not be restored. */
  | 'partiallyReassigned'
  | 'beyondList'
  | 'partial';

interface ApiErrorDetails {
  status?: number;
  /** In how many seconds to retry, if the server says so. */
  retryAfter?: number;
  /** The server's message as plain text; absent if it is not readable. */
  serverMessage?: string;
  /** The server's messages by field, as react-admin's forms expect them. */
  errors?: Record<string, string>;
  /** For 'changedElsewhere': what the server has. */
  found?: object;
  answer?: Readonly<Record<string, unknown>>;
  /** For a read that is refused, and so not sent again: by what that is remembered. */
  read?: string;
  cause?: unknown;
}

const MAX_LENGTH = 300;

/** Plain text, shortened; undefined for markup, stack traces and blanks. */
export const readableMessage = (message: unknown): string | undefined => {
  if (typeof message !== 'string') return undefined;
  const text = message.trim();
  if (text === '' || /<\/?[a-z!][^<>]*>/i.test(text)) return undefined;
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
};

/**
 * The only error that calls throw. `message` is the server's, or a key of ours; `status` and
 * `body.errors` are where react-admin looks for them.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  /** The same as a time, in milliseconds since 1970. */
  readonly retryAt: number | undefined;
  readonly serverMessage: string | undefined;
  readonly fieldErrors: Record<string, string> | undefined;
  readonly found: Readonly<Record<string, unknown>> | undefined;
  readonly answer: Readonly<Record<string, unknown>> | undefined;
  read: string | undefined;
  readonly body: { errors: Record<string, string> };

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    const own = `errors.${kind}`;
    const message = kind === 'unauthorized' ? own : (details.serverMessage ?? own);
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
    if (details.retryAfter !== undefined) this.retryAt = Date.now() + details.retryAfter * 1000;
    this.serverMessage = details.serverMessage;
    this.fieldErrors = details.errors;
    this.found = details.found && { ...details.found };
    this.answer = details.answer;
    this.read = details.read;
    // Without errors a form would consider itself saved and stop protecting what was typed.
    this.body = { errors: details.errors ?? { root: this.message } };
  }
}

export const isApiError = (error: unknown, ...kinds: ApiErrorKind[]): error is ApiError =>
  error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind));

/** Whether the server may have done the work despite the failure. */
export const isOutcomeUnknown = (error: unknown): error is ApiError =>
  isApiError(error, 'network', 'timeout', 'nonJson', 'unreadable', 'server');

/** Whether the server has judged what was sent. */
export const isRefused = (error: unknown): error is ApiError =>
  isApiError(error, 'conflict', 'invalid', 'refused');

/** Whether the work may be done, even after what the server has was looked up. */
export const mayBeStored = (error: unknown): boolean =>
  isOutcomeUnknown(error) || isApiError(error, 'unknownOutcome');

/** How long users wait for a list before they give up, in seconds. */
const LONGEST_WAIT = 5;

/**
 * In seconds, for a failed read; undefined for never. Follows the server's Retry-After, unless that
 * is longer than users wait.
 */
export const readAgainAfter = (error: unknown): number | undefined => {
  if (!isApiError(error)) return undefined;
  const { kind, retryAfter } = error;
  if (retryAfter === undefined) return isOutcomeUnknown(error) ? 1 : undefined;
  const isBusy = kind === 'tooMany' || kind === 'held' || isOutcomeUnknown(error);
  return isBusy && retryAfter <= LONGEST_WAIT ? retryAfter : undefined;
};
