import { RESOURCES } from '../../domain/records/resources.ts';
import type { CompanyProfileField } from '../../domain/settings/companyProfile.ts';
import type { LegalVersion } from '../../domain/settings/legalDocument.ts';
import { readLocalization, type Localization } from '../../domain/settings/localization.ts';
import type { TwoFactorSetup } from '../../domain/settings/twoFactor.ts';
import { ApiError, asNotOffered } from '../apiError.ts';
import type { PhpAnswer, PhpClient } from '../client/phpClient.ts';
import type { Values } from '../client/values.ts';
import { CALLS, endpointOf } from '../endpoints.ts';
import type { Collections } from '../rows/collections.ts';
import { callOf, recordIn } from '../writes/settling.ts';
import { createSingles, type Single } from '../writes/singles.ts';

const companyProfile: Single = { path: CALLS.companyProfile };

/** Assumed: a server may not have it. */
const localization: Single = { path: CALLS.settings, name: { section: 'localization' } };

const security: Single = { path: CALLS.settings, name: { section: 'security' } };

/** Success only where the server says so. */
const confirmed = (answer: PhpAnswer): PhpAnswer => {
  if (Array.isArray(answer) || answer.success !== true) throw new ApiError('unknownOutcome');
  return answer;
};

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const setupIn = (answer: PhpAnswer): TwoFactorSetup => {
  const { secret, otpauth_url, recovery_codes } = recordIn(answer);
  const address = textIn(otpauth_url);
  return {
    secret: textIn(secret),
    // Shown as a picture that a phone opens: nothing but what it is meant for.
    address: address?.startsWith('otpauth://') ? address : undefined,
    recoveryCodes: Array.isArray(recovery_codes)
      ? recovery_codes.flatMap((c) => textIn(c) ?? [])
      : [],
  };
};

const isVersion = (value: unknown): value is LegalVersion =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'content' in value &&
  typeof value.content === 'string' &&
  'saved_at' in value &&
  typeof value.saved_at === 'string';

/** The calls of the settings that are no list's create, read, update, delete. */
export const createSettingsCalls = (
  client: Pick<PhpClient, 'request'>,
  collections: Collections,
) => {
  const singles = createSingles(client, collections);
  const secure = async (change: Values): Promise<PhpAnswer> =>
    confirmed(
      await client
        .request(CALLS.settings, { method: 'PUT', json: { section: 'security', ...change } })
        .catch(asNotOffered),
    );
  return {
    /** The company's profile; null where the server has none yet. */
    companyProfile: async (): Promise<Values | null> => {
      const profile = await singles.read(companyProfile);
      return Object.keys(profile).length > 0 ? profile : null;
    },
    /** Stores what was changed in the company's profile. */
    saveCompanyProfile: (
      edited: Partial<Record<CompanyProfileField, unknown>>,
      previous: Values,
    ): Promise<Values> => singles.save(companyProfile, edited, previous),
    /** The company's localization; fails with 'notOffered' where the server stores none. */
    localization: async (): Promise<Localization> =>
      readLocalization(await singles.read(localization)),
    /** Stores what was changed in the localization; resolves to the one now stored. */
    saveLocalization: async (edited: Localization, previous: Localization): Promise<Localization> =>
      readLocalization(await singles.save(localization, { ...edited }, { ...previous })),
    /** Gives the signed-in user another password. */
    changePassword: async (currentPassword: string, newPassword: string): Promise<void> => {
      await secure({ type: 'password', currentPassword, newPassword });
    },
    /** Whether the signed-in user signs in with a second factor; undefined where that is not told. */
    twoFactor: async (): Promise<boolean | undefined> => {
      const { two_factor_enabled: told } = await singles.read(security);
      if (told === true || told === 1 || told === '1') return true;
      return told === false || told === 0 || told === '0' ? false : undefined;
    },
    /** Turns the second factor on or off, and gives what the server sends to set it up. */
    setTwoFactor: async (enabled: boolean): Promise<TwoFactorSetup> =>
      setupIn(await secure({ type: '2fa', enabled })),
    /** Gives another user a new password. */
    changeUserPassword: async (id: number | string, newPassword: string): Promise<void> => {
      const path = callOf(endpointOf(RESOURCES.users).update);
      confirmed(
        await client.request(path, {
          method: 'PUT',
          query: { action: 'change_password', id },
          json: { id, newPassword },
        }),
      );
    },
    /** Earlier versions of a legal document, newest first; undefined where the server keeps none. */
    legalVersions: async (id: number | string): Promise<LegalVersion[] | undefined> => {
      const path = endpointOf(RESOURCES.legal).read;
      const answer = await client.request(path, { query: { id } });
      const record = Array.isArray(answer) ? undefined : { ...answer, ...recordIn(answer) };
      return Array.isArray(record?.versions) ? record.versions.filter(isVersion) : undefined;
    },
  };
};
export type SettingsCalls = ReturnType<typeof createSettingsCalls>;
