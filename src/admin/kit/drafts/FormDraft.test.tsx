import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';

import { createFormBase } from '../formState/formBase.ts';
import { TheirsProvider } from '../formState/theirs.tsx';
import { FormDraft } from './FormDraft.tsx';

vi.mock('./Drafts.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module: a.js');
});

it('leaves the form alone where its code cannot be fetched', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  await prerender(
    <TheirsProvider base={createFormBase()}>
      <FormDraft name="fleet/drivers/1" />
    </TheirsProvider>,
    { onError },
  );
  expect(onError).not.toHaveBeenCalled();
});
