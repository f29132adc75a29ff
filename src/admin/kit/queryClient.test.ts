import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

import { createQueryClient } from './queryClient.ts';

it.each([
  ['its first fetch', 0],
  ['its first fetch after a failure', 1],
])('fetches again what was invalidated during %s', async (_, failures) => {
  const client = createQueryClient();
  let answer = (_value: string) => {};
  const queryFn = vi.fn<() => Promise<string>>();
  if (failures > 0) queryFn.mockRejectedValueOnce(new Error('no answer'));
  queryFn
    .mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    )
    .mockResolvedValue('after the write');
  const observer = new QueryObserver(client, { queryKey: ['drivers'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().failureCount).toBe(failures));
  if (failures > 0) void observer.refetch();

  const invalidated = client.invalidateQueries({ queryKey: ['drivers'] });
  answer('before the write');
  await invalidated;
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after the write'));
  expect(queryFn).toHaveBeenCalledTimes(failures + 2);
  stop();
});
