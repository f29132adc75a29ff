import { Refusal, type Json } from '../../api/call.ts';

/** The ways in which a call can be made to fail. */
const FAULT_KINDS = [
  /** Any status with {"error"}, or with `body` as JSON: also a 200 with the wrong content. */
  'status',
  /** 500, or `status`, with an HTML page. */
  'status_html',
  /** 200 with an HTML page. */
  'html',
  /** The right JSON with the content type of HTML. */
  'json_as_html',
  /** 200 {"success": false, "error"}. */
  'success_false',
  /** 401. */
  'unauthorized',
  /** Never answers. */
  'hang',
  /** Destroys the connection. */
  'drop',
  /** Announces more bytes than it sends, then destroys the connection. */
  'truncated',
  /** 200 without a body. */
  'empty',
  /** The right answer after `delay` milliseconds. */
  'slow',
  /** The right JSON after a PHP warning, or after `body` as text. */
  'php_warning',
  /** The first half of the right JSON, sent as if it were all. */
  'half_json',
  /** The right list with every second row missing: null in its place. */
  'rows_holes',
  /** The right list with every row twice. */
  'rows_repeated',
] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

/** These spoil the right answer, so the work is always done. */
const SPOILS_THE_ANSWER: readonly FaultKind[] = [
  'json_as_html',
  'truncated',
  'slow',
  'php_warning',
  'half_json',
  'rows_holes',
  'rows_repeated',
];

export interface Fault {
  /** Exact, or a prefix if it ends in `*`. */
  path: string;
  method: string | undefined;
  kind: FaultKind;
  /** How many calls it affects; 0 = until the reset. */
  times: number;
  /** The work is done and only the answer is lost. */
  after: boolean;
  /** Milliseconds to wait before answering, or not answering. */
  delay: number;
  status: number | undefined;
  body: unknown;
  headers: Record<string, string>;
}

export type FaultRequest = Pick<Fault, 'path' | 'kind'> & Partial<Fault>;

export const worksDespite = (fault: Fault): boolean =>
  fault.after || SPOILS_THE_ANSWER.includes(fault.kind);

const DEFAULT_SLOWNESS_MS = 2000;

const badFault = (words: string) => new Refusal(400, words);

const countOf = (value: unknown, name: string, fallback: number): number => {
  if (value === undefined) return fallback;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw badFault(`${name} must be a whole number from 0`);
};

/** A mistake in a test must not go unnoticed. */
export const readFault = (body: Json): Fault => {
  const { path, method, kind, status, headers } = body;
  if (typeof path !== 'string' || !path.startsWith('/')) throw badFault('path must begin with /');
  const known = FAULT_KINDS.find((name) => name === kind);
  if (!known) throw badFault(`kind must be one of: ${FAULT_KINDS.join(', ')}`);
  if (method !== undefined && typeof method !== 'string') throw badFault('method must be text');
  if (status !== undefined && typeof status !== 'number') throw badFault('status must be a number');
  return {
    path,
    method: method?.toUpperCase(),
    kind: known,
    times: countOf(body['times'], 'times', 1),
    after: body['after'] === true,
    delay: countOf(body['delay'], 'delay', known === 'slow' ? DEFAULT_SLOWNESS_MS : 0),
    status,
    body: body['body'],
    headers: (headers ?? {}) as Record<string, string>,
  };
};

export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting = [];
  }

  /** A limited one is used up. */
  take({ method, path }: { method: string; path: string }): Fault | undefined {
    const fault = this.#waiting.find(
      (candidate) =>
        (candidate.method === undefined || candidate.method === method) &&
        (candidate.path.endsWith('*')
          ? path.startsWith(candidate.path.slice(0, -1))
          : candidate.path === path),
    );
    if (fault && fault.times > 0) {
      fault.times -= 1;
      if (fault.times === 0) this.#waiting = this.#waiting.filter((other) => other !== fault);
    }
    return fault;
  }
}
