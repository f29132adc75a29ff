import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

import { ApiError } from '../../dataProvider/apiError.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import { localizationQuery } from './localizationQuery.ts';

const ask = (singleton: AppDataProvider['singleton']) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return queryClient.fetchQuery(localizationQuery({ singleton }));
};

const fails = (kind: 'notOffered' | 'server') =>
  vi.fn<AppDataProvider['singleton']>().mockRejectedValue(new ApiError(kind));

it('returns what the server stores', async () => {
  const stored = () => Promise.resolve({ ...DEFAULT_LOCALIZATION });
  expect(await ask(stored)).toEqual(DEFAULT_LOCALIZATION);
});

it('takes it as an answer that the server stores none', async () => {
  expect(await ask(fails('notOffered'))).toBeNull();
});

it('fails when the server does', async () => {
  await expect(ask(fails('server'))).rejects.toThrow('errors.server');
});
