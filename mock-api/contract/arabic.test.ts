import { expect, it } from 'vitest';

import { isJson } from '../../api/call.ts';
import { fetchFrom } from '../core/fetch.ts';
import { createMock } from '../core/mock.ts';
import { seedOptions } from '../core/options.ts';
import { generateAll } from '../data/index.ts';
import { Client } from '../testing/client.ts';
import { ROWS } from './rows.ts';

const COUNTS = { activity: 20, diesel_days: 30 };

/** What only a developer reads. */
const TECHNICAL =
  /^(?:Not found|\w+ is not allowed here|The body |An id is needed|The id in the address|Must be (?:csv|one of: )|Moves are|Each move|This section)/;

it('refuses in Arabic where a call asks for it, and says nothing in English', async () => {
  const mock = createMock({ generate: generateAll, seed: seedOptions({ counts: COUNTS }) });
  const answer = fetchFrom(mock);
  const client = new Client('', (address, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Accept-Language', 'ar');
    return answer(address, { ...init, headers });
  });
  const said = new Set<string>();
  for (const { who, call, body } of ROWS) {
    const [method = '', path = ''] = call.split(' ');
    const { status, json } = await client.send(who, method, path, body);
    const errors: unknown[] = Object.values(json['errors'] ?? {});
    const rows = errors.map((row) => (isJson(row) ? row['message'] : row));
    for (const text of status >= 400 ? [json['error'], ...errors] : rows) said.add(String(text));
  }
  const english = [...said].filter((text) => !/[\u0600-\u06ff]/.test(text));
  expect(english.filter((text) => !TECHNICAL.test(text))).toEqual([]);
  expect(said.size - english.length).toBeGreaterThan(20);
});
