import type { Call, Json } from '../../api/call.ts';

const SECRETS = /password|token|secret/i;
const KEPT = 5000;

export interface LogEntry {
  method: string;
  path: string;
  query: Record<string, string>;
  /** The JSON or form fields received; secrets are masked, keeping their length. */
  body: Json;
  files: { field: string; name: string; size: number }[];
  auth: 'none' | 'valid' | 'invalid';
  /** The status answered; 0 until then, and for good if the connection was lost. */
  status: number;
  at: string;
}

const mask = (body: Json): Json =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) =>
      typeof value === 'string' && SECRETS.test(field)
        ? [field, `*** (${value.length} characters)`]
        : [field, value],
    ),
  );

/** What was received, for tests: one entry for each call, except control calls. */
export class RequestLog {
  #entries: LogEntry[] = [];

  arrived(call: Call, auth: LogEntry['auth'], at: string): LogEntry {
    const entry: LogEntry = {
      method: call.method,
      path: call.path,
      query: call.query,
      body: mask(call.body),
      files: call.files.map(({ field, name, bytes }) => ({ field, name, size: bytes.length })),
      auth,
      status: 0,
      at,
    };
    this.#entries.push(entry);
    if (this.#entries.length > KEPT) this.#entries.shift();
    return entry;
  }

  entries(): readonly LogEntry[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
  }
}
