import { describe, expect, it } from 'vitest';

import { addDays } from '../domain/base/dates.ts';
import { testDay } from '../domain/base/testing.ts';
import { RESOURCES } from '../domain/records/resources.ts';
import type { AppDataProvider } from './index.ts';
import { LIST, testApi } from './testing.ts';

const { today } = testDay();

type Read = (provider: AppDataProvider) => Promise<unknown>;

const rowsOf =
  (resource: string): Read =>
  async (provider) =>
    (await provider.getList(resource, { ...LIST, sort: { field: 'id', order: 'ASC' } })).data;

const READS = {
  'Super Admin': {
    'the sessions': rowsOf(RESOURCES.sessions),
    'the users': rowsOf(RESOURCES.users),
    'the operations': (provider) => provider.operations(),
    'a page of the assignments': (provider) => provider.assignments(2, 5),
    'all assignments': (provider) => provider.allAssignments(),
  },
  'Diesel Manager': {
    'the stock': (provider) => provider.dieselStock(),
    'the figures': (provider) => provider.dieselFigures(),
    'the alerts': (provider) => provider.dieselAlerts(),
    'the vouchers': (provider) => provider.dieselVouchers(addDays(today, -60), today),
    'the purchases': rowsOf(RESOURCES.dieselPurchases),
  },
} satisfies Record<string, Record<string, Read>>;

describe.each(['Super Admin', 'Diesel Manager'] as const)('for the %s', (role) => {
  const api = testApi({ role });

  it.each(Object.entries<Read>(READS[role]))('%s: each row once', async (_name, read) => {
    const right = await read(api.provider());
    await api.fault({ path: '/*', kind: 'rows_repeated', times: 0 });
    expect(await read(api.provider())).toEqual(right);
  });
});
