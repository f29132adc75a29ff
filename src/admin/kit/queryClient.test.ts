import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

import { createQueryClient } from './queryClient.ts';

it('fetches again what was invalidated during its first fetch', async () => {
  const client = createQueryClient();
  let answer = (_value: string) => {};
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    )
    .mockResolvedValue('after the write');
  const observer = new QueryObserver(client, { queryKey: ['drivers'], queryFn });
  const stop = observer.subscribe(() => undefined);

  const invalidated = client.invalidateQueries({ queryKey: ['drivers'] });
  answer('before the write');
  await invalidated;
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after the write'));
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});
