import { expect, it } from 'vitest';

import { CHOICES } from '../../mock-api/core/foreign/choices.ts';
import { PAIRED_SERVERS } from './foreignServers.ts';

it('any two choices meet in every way, on a handful of servers', () => {
  for (const [index, one] of CHOICES.entries()) {
    for (const other of CHOICES.slice(index + 1)) {
      const met = new Set(
        PAIRED_SERVERS.map((server) => `${server.has(one)} ${server.has(other)}`),
      );
      expect(met.size, `${one}, ${other}`).toBe(4);
    }
  }
  expect(PAIRED_SERVERS.length).toBeLessThan(9);
});
