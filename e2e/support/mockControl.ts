import type { CollectionName, Collections } from '../../api/store/collections.ts';
import type { FaultRequest } from '../../mock-api/core/faults.ts';
import type { Choice } from '../../mock-api/core/foreign/choices.ts';
import type { Counts, Dialect } from '../../mock-api/core/options.ts';
import type { LogEntry } from '../../mock-api/core/requestLog.ts';
import { ROW_VERSION } from '../../src/domain/records/rowVersion.ts';

export type { FaultRequest };

export interface ResetRequest {
  seed: number;
  dialect: Dialect;
  choices?: readonly Choice[];
  counts: Counts;
}

/** Makes a control call. */
export type ControlCall = (method: string, address: string, body?: object) => Promise<unknown>;

const over =
  (url: string): ControlCall =>
  async (method, address, body) => {
    const response = await fetch(url + address, {
      method,
      // A connection kept for the next call may be closed by the server just as that is sent.
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };

/** Controls the API from a test, bypassing the app and its proxy: a mock by its address, or what takes the calls. */
export class MockControl {
  readonly #send: ControlCall;

  constructor(to: string | ControlCall) {
    this.#send = typeof to === 'string' ? over(to) : to;
  }

  /** The calls since the test began, oldest first; with a path, only the calls to it. */
  async log(path?: string): Promise<LogEntry[]> {
    const entries = await this.#call<LogEntry[]>('GET', '/__log');
    return path === undefined ? entries : entries.filter((entry) => entry.path === path);
  }

  /** The calls that change something, in order, as 'POST /path'; except signing in and out. */
  async writes(): Promise<string[]> {
    const entries = await this.log();
    return entries
      .filter(({ method, path }) => method !== 'GET' && !path.startsWith('/auth/'))
      .map(({ method, path }) => `${method} ${path}`);
  }

  clearLog(): Promise<unknown> {
    return this.#call('DELETE', '/__log');
  }

  /** The stored rows of a collection. */
  async data<Name extends CollectionName>(collection: Name): Promise<Collections[Name][]> {
    const rows = await this.#call<(Collections[Name] & { [ROW_VERSION]?: number })[]>(
      'GET',
      `/__data?collection=${collection}`,
    );
    // A test says what is stored, not how often it was changed.
    for (const row of rows) delete row[ROW_VERSION];
    return rows;
  }

  /** Ends every session, as a server does after a while. */
  async endSessions(): Promise<void> {
    for (const { id } of await this.data('tokens')) await this.mutate('tokens', id, null);
  }

  /** Makes the next calls to a path fail; with `times: 0`, until `clearFaults`. */
  fault(fault: FaultRequest): Promise<unknown> {
    return this.#call('POST', '/__fault', fault);
  }

  clearFaults(): Promise<unknown> {
    return this.#call('DELETE', '/__fault');
  }

  /** Changes a stored row as another user would; `null` deletes it. */
  mutate(collection: CollectionName, id: number, changes: object | null): Promise<unknown> {
    return this.#call('POST', '/__mutate', { collection, id, changes });
  }

  /** Everything as at the start: data, faults, log, and no one signed in. */
  reset({ counts, ...rest }: ResetRequest): Promise<unknown> {
    return this.#call('POST', '/__reset', { ...rest, ...counts, latency: 0, tokens: true });
  }

  async #call<T>(method: string, address: string, body?: object): Promise<T> {
    return (await this.#send(method, address, body)) as T;
  }
}
