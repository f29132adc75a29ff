import type { Json } from '../../api/call.ts';
import { demoAccounts } from '../../src/domain/people/demoAccounts.ts';
import type { Fetch } from '../core/fetch.ts';

export type Who = 'admin' | 'fleet' | 'diesel' | 'guest' | 'anonymous';

export interface Answer {
  status: number;
  contentType: string;
  headers: Headers;
  text: string;
  /** The parsed body; an empty object if it is no JSON. */
  json: Json;
}

const accountOf = (who: Who) => demoAccounts.find(({ email }) => email.startsWith(`${who}@`));

const parsed = (text: string): Json => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
};

/** Calls a mock as the demo accounts, for the tests of the mock itself. */
export class Client {
  readonly #url: string;
  readonly #fetch: Fetch;
  readonly #tokens = new Map<Who, Promise<string>>();

  constructor(url: string, fetch: Fetch) {
    this.#url = url;
    this.#fetch = fetch;
  }

  async raw(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await this.#fetch(this.#url + path, { ...init, method });
    const text = await response.text();
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      headers: response.headers,
      text,
      json: parsed(text),
    };
  }

  async send(who: Who, method: string, path: string, body?: unknown): Promise<Answer> {
    const token = await this.token(who);
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    if (body instanceof FormData) return this.raw(method, path, { headers, body });
    if (body === undefined) return this.raw(method, path, { headers });
    headers['content-type'] = 'application/json';
    return this.raw(method, path, { headers, body: JSON.stringify(body) });
  }

  /** Of one sign-in, though several calls ask for it at once. */
  async token(who: Who): Promise<string | undefined> {
    const account = accountOf(who);
    if (!account) return undefined;
    const token = this.#tokens.get(who) ?? this.#signIn(account);
    this.#tokens.set(who, token);
    return token;
  }

  async #signIn(account: object): Promise<string> {
    const { json } = await this.send('anonymous', 'POST', '/auth/login.php', account);
    return String(json['token']);
  }

  async rows(collection: string): Promise<Json[]> {
    const { text } = await this.raw('GET', `/__data?collection=${collection}`);
    return JSON.parse(text) as Json[];
  }

  fault(fault: Json): Promise<Answer> {
    return this.send('anonymous', 'POST', '/__fault', fault);
  }

  forget(): void {
    this.#tokens.clear();
  }
}

export const fileForm = (
  field: string,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  more: Json = {},
) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(more)) form.set(key, String(value));
  form.set(field, new File([content], name));
  return form;
};

/** The shortest bytes that start like a PNG. */
export const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
