import type { FaultRequest } from '../core/faults.ts';

/** A way in which one call fails. */
export interface Kind {
  name: string;
  fault: Omit<FaultRequest, 'path'>;
  /** Also nothing can be read afterwards, so that what was stored stays unknown. */
  isBlind?: boolean;
  /** The answer comes, or is given up, only when the clock is turned on. */
  isSilent?: boolean;
  /** The server itself says the opposite of what it did; no client can know better. */
  isLie?: boolean;
}

const json = (name: string, body: unknown): Kind => ({
  name,
  fault: { kind: 'status', status: 200, body },
});

const status = (code: number, headers: Record<string, string> = {}): Kind => ({
  name: `${code} JSON`,
  fault: { kind: 'status', status: code, headers },
});

/** Nothing usable arrives, whether the work was done or not. */
const WORDLESS: readonly Kind[] = [
  status(500),
  { name: '500 HTML', fault: { kind: 'status_html' } },
  { name: '502 HTML', fault: { kind: 'status_html', status: 502 } },
  { ...status(503, { 'Retry-After': '1' }), name: '503 Retry-After' },
  { name: '200 HTML', fault: { kind: 'html' } },
  {
    name: 'HTML as JSON',
    fault: { kind: 'html', headers: { 'Content-Type': 'application/json' } },
  },
  { name: '200 empty', fault: { kind: 'empty' } },
  { name: '204', fault: { kind: 'empty', status: 204 } },
  json('null', null),
  json('[]', []),
  json('{}', {}),
  json('{rows: null}', { rows: null }),
  json('{rows: {}}', { rows: {} }),
  { name: 'reset once', fault: { kind: 'drop' } },
  { name: 'reset always', fault: { kind: 'drop', times: 0 } },
  { name: 'silent', fault: { kind: 'hang' }, isSilent: true },
  { name: 'lost and blind', fault: { kind: 'status_html' }, isBlind: true },
];

/** The server says no. */
const NO: readonly Kind[] = [
  { name: 'success: false', fault: { kind: 'success_false' } },
  { name: '401', fault: { kind: 'unauthorized' } },
  ...[403, 404, 409, 413, 422].map((code) => status(code)),
  status(429, { 'Retry-After': '60' }),
];

/** The right answer, spoilt on its way. */
const SPOILT: readonly Kind[] = [
  { name: 'PHP warning', fault: { kind: 'php_warning' } },
  { name: 'BOM', fault: { kind: 'php_warning', body: '\uFEFF' } },
  { name: 'JSON as HTML', fault: { kind: 'json_as_html' } },
  {
    name: 'JSON as text',
    fault: { kind: 'slow', delay: 0, headers: { 'Content-Type': 'text/plain' } },
  },
  { name: 'half JSON', fault: { kind: 'half_json' } },
  { name: 'truncated', fault: { kind: 'truncated' } },
  { name: 'slow', fault: { kind: 'slow', delay: 400 } },
];

const SPOILT_ROWS: readonly Kind[] = [
  { name: 'rows with holes', fault: { kind: 'rows_holes' } },
  { name: 'rows repeated', fault: { kind: 'rows_repeated' } },
];

const after = (kind: Kind): Kind => ({ ...kind, fault: { ...kind.fault, after: true } });

/** What can happen to a call that changes something. */
export const WRITE_KINDS = {
  before: [...WORDLESS, ...NO, { ...json('{success: true}', { success: true }), isLie: true }],
  after: [
    ...WORDLESS.map(after),
    ...NO.map((kind) => ({ ...after(kind), isLie: true })),
    ...SPOILT,
  ],
} satisfies Record<string, readonly Kind[]>;

const lasting = (kind: Kind): Kind => ({ ...kind, fault: { ...kind.fault, times: 0 } });

/** What a list that is read can answer. */
const READ_NAMES = [
  '500 HTML',
  '200 HTML',
  'null',
  '{rows: null}',
  'silent',
  '403 JSON',
  'PHP warning',
  'rows with holes',
  'rows repeated',
];

/** What can happen to a call that reads: it goes on until the user has been told. */
export const READ_KINDS: readonly Kind[] = [...WORDLESS, ...NO, ...SPOILT, ...SPOILT_ROWS]
  .filter(({ name }) => READ_NAMES.includes(name))
  .map(lasting);
