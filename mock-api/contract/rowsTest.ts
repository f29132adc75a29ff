import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Json } from '../../api/call.ts';
import type { Client } from '../testing/client.ts';
import type { Row } from './row.ts';

const envelope = (contentType: string, json: Json): string => {
  if (!contentType.startsWith('application/json')) return contentType.split(';')[0] ?? '';
  return Array.isArray(json) ? 'array' : Object.keys(json).toSorted().join(',');
};

/** Setting up a database, or dropping it, takes a busy machine long. */
export const DATABASE_WITHIN_MS = 60_000;

export interface Started {
  client: Client;
  close?: () => Promise<void>;
}

/** The rows build on each other in their order. */
export const testRows = (
  name: string,
  rows: readonly Row[],
  start: () => Promise<Started> | Started,
): void => {
  describe.each([name])('%s', () => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
    }, DATABASE_WITHIN_MS);
    afterAll(() => started.close?.(), DATABASE_WITHIN_MS);

    it.each([...rows])('$who: $call → $status $answers', async (row) => {
      const [method = '', path = ''] = row.call.split(' ');
      const answer = await started.client.send(row.who, method, path, row.body);
      expect({
        status: answer.status,
        answers: envelope(answer.contentType, answer.json),
      }).toEqual({ status: row.status, answers: row.answers });
    });
  });
};
