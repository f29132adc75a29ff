/** What went wrong with a call. The catalogue `errors.*` has the words for each. */
export type ApiErrorKind =
  | 'aborted'
  | 'offline'
  | 'network'
  | 'timeout'
  | 'nonJson'
  | 'unreadable'
  | 'refused'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'notOffered'
  | 'conflict'
  | 'invalid'
  | 'tooLarge'
  | 'tooMany'
  | 'server'
  | 'unknownOutcome'
  | 'changedElsewhere'
  /** Part of what belongs together is stored, and could not be taken back. */
  | 'halfMoved'
  | 'beyondList'
  | 'partial';

interface ApiErrorDetails {
  status?: number;
  /** In how many seconds the server wants to be asked again, where it says so. */
  retryAfter?: number;
  /** The server's own words, as plain text; absent when it had none that a user could read. */
  serverWords?: string;
  /** What the server says of single fields, in the shape in which react-admin shows it in forms. */
  errors?: Record<string, string>;
  cause?: unknown;
}

const MAX_WORDS = 300;

/** The server's words fit for showing: text only, shortened; markup, stacks and blanks are dropped. */
export const readableWords = (words: unknown): string | undefined => {
  if (typeof words !== 'string') return undefined;
  const text = words.trim();
  if (text === '' || /<\/?[a-z!][^>]*>/i.test(text)) return undefined;
  return text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS)}…` : text;
};

/**
 * The one error that calls fail with. `message` is what a notification shows: the server's words, or
 * the key of our own. `status` and `body.errors` are where react-admin looks for them.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly serverWords: string | undefined;
  readonly fieldErrors: Record<string, string> | undefined;
  readonly body: { errors: Record<string, string> };

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    super(details.serverWords ?? `errors.${kind}`, { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
    this.serverWords = details.serverWords;
    this.fieldErrors = details.errors;
    // A form to which nothing is said takes its save for done, and no longer guards what is typed.
    this.body = { errors: details.errors ?? { root: this.message } };
  }
}

/** Whether a failure is one of a call, and of one of these kinds where any are given. */
export const isApiError = (error: unknown, ...kinds: ApiErrorKind[]): error is ApiError =>
  error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind));

/** Failures after which nobody knows whether the server did the work. */
export const outcomeIsOpen = (error: unknown): error is ApiError =>
  isApiError(error, 'network', 'timeout', 'nonJson', 'unreadable', 'server');

/** As long as a user waits for a list without wondering, in seconds. */
const LONGEST_WAIT = 5;

/**
 * After how many seconds a failed read may be tried again without being asked to; undefined for never.
 * The server's own wish counts, and one for more patience than users have is left to them.
 */
export const readAgainAfter = (error: unknown): number | undefined => {
  if (!isApiError(error)) return undefined;
  const { kind, retryAfter } = error;
  if (retryAfter === undefined) return outcomeIsOpen(error) ? 1 : undefined;
  const isBusy = kind === 'tooMany' || outcomeIsOpen(error);
  return isBusy && retryAfter <= LONGEST_WAIT ? retryAfter : undefined;
};

/** A call without an id that answers 404: the server lacks the call, and no record is gone. */
export const asNotOffered = (error: unknown): never => {
  throw isApiError(error, 'notFound') ? new ApiError('notOffered', { cause: error }) : error;
};

/** A part of the program that is fetched when it is needed; nothing was sent when it does not come. */
export const loaded = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((cause: unknown) => {
    throw new ApiError('offline', { cause });
  });
