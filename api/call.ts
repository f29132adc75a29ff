import type { FileType } from '../src/domain/files/fileType.ts';
import type { StoredBackup } from '../src/domain/settings/operations.ts';
import type { Claims } from './passwords.ts';
import type { Factor, RecoveryCodes } from './secondFactor.ts';
import type { StoredUser, Token } from './store/collections.ts';

export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface UploadedFile {
  field: string;
  name: string;
  bytes: Uint8Array;
}

export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Json;
  files: UploadedFile[];
  /** The token's user; absent on public calls. */
  user?: StoredUser;
  session?: Token;
  /** The hash of the password that was right: another call may change it meanwhile. */
  provenHash?: string;
  /** The hash of a new password. */
  newHash?: string;
  /** What was proven beside it. */
  factor?: Factor;
  recovery?: RecoveryCodes;
  /** Whom Google says the caller to be. */
  claims?: Claims;
  /** What was made for it. */
  backup?: StoredBackup;
  upload?: StoredFile;
  ip: string;
}

/** A file that a call brought, as it was stored. */
export interface StoredFile {
  file: string;
  file_name: string;
  mime: FileType;
  size_bytes: number;
}

/** A file that may be too large to be held at once. */
export interface FileReply {
  status: number;
  file: Blob;
  fileName: string;
}

/** JSON in parts that follow one another: putting a long list together would take as long as reading it. */
export interface PartsReply {
  status: number;
  parts: readonly Uint8Array[];
}

export interface JsonReply {
  status: number;
  json: unknown;
  headers?: Record<string, string>;
}

export type Reply =
  | JsonReply
  | { status: number; bytes: Uint8Array; contentType: string; fileName?: string }
  | PartsReply
  | FileReply;

export const ok = (json: unknown): Reply => ({ status: 200, json });

export type FieldErrors = Record<string, string>;

/** An answer other than success; thrown anywhere below a handler. */
export class Refusal extends Error {
  readonly status: number;
  readonly json: Json;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    error: string,
    more: Json = {},
    headers: Record<string, string> = {},
  ) {
    super(error);
    this.status = status;
    this.json = { ...more, error };
    this.headers = headers;
  }
}

export const DISK_FULL = [507, 'The disk of the server is full: nothing was stored'] as const;

const AGAIN_SECONDS = 5;

/** A failure that may soon pass; its cause goes into the server's log. */
export const busy = (
  cause: unknown,
  words = 'The server is busy. Try again in a moment.',
): Refusal => {
  const refusal = new Refusal(503, words, {}, { 'Retry-After': String(AGAIN_SECONDS) });
  refusal.cause = cause;
  return refusal;
};

export const notFound = (what = 'Not found') => new Refusal(404, what);

export const invalid = (errors: FieldErrors) =>
  new Refusal(422, 'Some fields are not right', { errors });

export const taken = (field: string, words: string) =>
  new Refusal(409, words, { errors: { [field]: words } });

export const throwIfAny = (errors: FieldErrors): void => {
  if (Object.keys(errors).length > 0) throw invalid(errors);
};

/** The signed-in user of a call that is not public. */
export const userOf = (call: Call): StoredUser => {
  if (!call.user) throw new Refusal(401, 'Sign in first');
  return call.user;
};

/** Empty if it is neither text nor number. */
export const scalarOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** From ?id= or the body; one that is no number leads to 404. */
export const idOf = ({ query, body }: Pick<Call, 'query' | 'body'>): number => {
  const inQuery = scalarOf(query['id']);
  const inBody = scalarOf(body['id']);
  const id = inQuery || inBody;
  if (!id) throw invalid({ id: 'An id is needed' });
  if (inQuery && inBody && inQuery !== inBody) {
    throw invalid({ id: 'The id in the address and the id in the body differ' });
  }
  if (!/^\d+$/.test(id)) throw notFound();
  return Number(id);
};

/** What was stored of the file in a field before a write. */
export const storedFile = ({ upload }: Call, field: string): StoredFile => {
  if (!upload) throw invalid({ [field]: 'A file is needed' });
  return upload;
};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The texts in these fields of a body. Anything else is empty: a list of one text would pass as that text. */
export const textsOf = <Name extends string>(
  { body }: Pick<Call, 'body'>,
  names: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(body[name])])) as Record<Name, string>;
