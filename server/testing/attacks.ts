import fc from 'fast-check';

import { isJson, type Json } from '../../api/call.ts';
import { ROWS } from '../../mock-api/contract/rows.ts';
import type { Who } from '../../mock-api/testing/client.ts';

/** Values that servers have fallen over, or given something away for. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e30,
  -1e30,
  5e-324,
  2 ** 53,
  2 ** 63,
  '',
  ' ',
  '0x10',
  'NaN',
  '1e400',
  '-0',
  '٣',
  "' OR 1=1 --",
  "'); DROP TABLE drivers; --",
  '$1',
  '?',
  '../../../../etc/passwd',
  '..%2f..%2fqafila.db',
  '/uploads/../qafila.db',
  'a\u0000b',
  '\u0000',
  '\ud800',
  '\uFFFE\uFFFF',
  '\u202Eevil',
  '🚚'.repeat(300),
  'x'.repeat(70_000),
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '=cmd|calc',
  '9999-99-99',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01T00:00:00Z',
  '__proto__',
  'constructor',
  'toString',
  [],
  [[]],
  [null, 1, 'a', {}],
  {},
  { $ne: null },
  { toString: 'x', valueOf: 1 },
  { length: -1 },
  JSON.parse('{"__proto__":{"polluted":true}}'),
];

export interface Sent {
  who: Who;
  method: string;
  path: string;
  query: URLSearchParams;
  body?: Json | FormData;
}

/** Each call as the contract has it succeed. */
export const GOOD: readonly Sent[] = ROWS.filter(({ status }) => status === 200).map(
  ({ who, call, body }) => {
    const [method = '', address = ''] = call.split(' ');
    const [path = '', query = ''] = address.split('?');
    const given = body instanceof FormData || isJson(body) ? { body } : {};
    return { who, method, path, query: new URLSearchParams(query), ...given };
  },
);

const QUERY = ['id', 'limit', 'offset', 'page', 'sort', 'order', 'after', 'section', 'action'];
const LIST = ['range', 'filter', 'counts'];
const FILTER = ['from', 'to', 'branch_id', 'company_id', 'truck_id', 'driver_id', '__proto__'];
const BODY = ['id', 'client_ref', 'row_version', 'constructor', '__proto__', 'password', 'moves'];

const KEYS = ['driver_id', 'truck_number', 'trailer_number', 'title', 'name', 'email'];

const call = fc.constantFrom(...GOOD);
const hostile = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...HOSTILE) }, fc.jsonValue());

/** Of the query, of the body: what replaces what. */
export interface Attack {
  good: Sent;
  parameter: string;
  inQuery?: unknown;
  field: string;
  inBody: unknown;
}

const fieldsOf = ({ body }: Sent) => [
  ...(body instanceof FormData ? body.keys() : Object.keys(body ?? {})),
];

/** A good call with one hostile value in its query, and one in its body. */
export const attacks = call.chain((good) =>
  fc.record<Attack>({
    good: fc.constant(good),
    parameter: fc.constantFrom(...QUERY, ...LIST, ...FILTER),
    inQuery: fc.option(hostile, { nil: undefined, freq: 2 }),
    field: fc.constantFrom(...fieldsOf(good), ...BODY),
    inBody: hostile,
  }),
);

let count = 0;

/** The call of an attack. */
export const attacked = ({ good, parameter, inQuery, field, inBody }: Attack): Sent => {
  const query = new URLSearchParams(good.query);
  if (inQuery !== undefined)
    query.set(parameter, typeof inQuery === 'string' ? inQuery : JSON.stringify(inQuery));
  const { body } = good;
  if (!body) return { ...good, query };
  count += 1;
  if (body instanceof FormData) {
    const form = new FormData();
    for (const [name, value] of body) form.append(name, value);
    form.set(field, typeof inBody === 'string' ? inBody : JSON.stringify(inBody));
    return { ...good, query, body: form };
  }
  // Not refused as a repetition.
  const keys = KEYS.filter((key) => typeof body[key] === 'string');
  const unique = keys.map((key) => [key, `${count}${String(body[key])}`]);
  const sent = { ...body, ...Object.fromEntries(unique) };
  Object.defineProperty(sent, field, { value: inBody, enumerable: true, configurable: true });
  return { ...good, query, body: sent };
};
