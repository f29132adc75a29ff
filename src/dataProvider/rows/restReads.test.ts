import fc from 'fast-check';
import { expect, it, vi } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import type { PhpClient } from '../client/phpClient.ts';
import { createDataProvider } from '../index.ts';

const anyId = fc.string({ minLength: 1, unit: 'grapheme' }).filter((id) => !/^[-.\d]+$/.test(id));

it('finds the record of any id, whatever its characters', async () => {
  await fc.assert(
    fc.asyncProperty(anyId, async (id) => {
      const client = {
        request: () => Promise.resolve({ rows: [{ id }] }),
        download: vi.fn<PhpClient['download']>(),
      };
      const provider = createDataProvider({
        client,
        getRole: () => 'Super Admin',
        getLocalization: () => DEFAULT_LOCALIZATION,
      });
      await expect(provider.getOne(RESOURCES.users, { id })).resolves.toEqual({ data: { id } });
    }),
  );
});
