import { fetchFrom } from '../core/fetch.ts';
import { createMock, type MockSetup } from '../core/mock.ts';
import { seedOptions, type Counts } from '../core/options.ts';
import { generateAll } from '../data/index.ts';
import { Client } from './client.ts';

/** A client for a mock without a server. */
export const memoryClient = (
  counts: Partial<Counts>,
  setup: Pick<MockSetup, 'dialect' | 'choices'> = {},
): Client =>
  new Client(
    '',
    fetchFrom(createMock({ generate: generateAll, seed: seedOptions({ counts }), ...setup })),
  );
