import { expect, it, vi } from 'vitest';

import { nameIn } from '../../admin/common/useCompanyName.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { DEFAULT_LOCALIZATION } from '../../domain/settings/localization.ts';
import type { PhpAnswer, PhpClient } from '../client/phpClient.ts';
import { createDataProvider } from '../index.ts';

const providerOf = (role: string, answer: PhpAnswer = {}) => {
  const request = vi.fn<PhpClient['request']>(() => Promise.resolve(answer));
  const download = vi.fn<PhpClient['download']>();
  return {
    request,
    provider: createDataProvider({
      client: { request, download },
      getRole: () => role,
      getLocalization: () => DEFAULT_LOCALIZATION,
    }),
  };
};

it.each<[string, PhpAnswer, string | null]>([
  ['its name', { success: true, data: { companyName: ' Al Noor LLC ' } }, 'Al Noor LLC'],
  ['no name', { success: true, data: { companyName: '  ' } }, null],
  ['a name of another type', { success: true, data: { companyName: 7 } }, null],
  ['no profile', { success: true, data: null }, null],
  ['no data', { success: true }, null],
  ['a list', [], null],
])('the company’s name from a profile that has %s', async (_what, answer, name) => {
  const { request, provider } = providerOf('Super Admin', answer);
  await expect(provider.singleton(RESOURCES.companyProfile).then(nameIn)).resolves.toBe(name);
  expect(request).toHaveBeenCalledExactlyOnceWith('/admin/companies/companies.php', {});
});

it.each(['Fleet Manager', 'Diesel Manager', 'Auditor'])('a %s reads the name too', async (role) => {
  const { provider } = providerOf(role, { success: true, data: { companyName: 'Al Noor LLC' } });
  await expect(provider.singleton(RESOURCES.companyProfile).then(nameIn)).resolves.toBe(
    'Al Noor LLC',
  );
});
