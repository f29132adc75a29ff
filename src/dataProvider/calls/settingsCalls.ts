import { numberOf } from '../../domain/base/validation.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import type { LegalVersion } from '../../domain/settings/legal.ts';
import type { SecurityState, TwoFactorSetup } from '../../domain/settings/twoFactor.ts';
import { ApiError } from '../apiError.ts';
import type { PhpAnswer } from '../client/phpClient.ts';
import { flagIn, isConfirmed, type Values } from '../client/values.ts';
import type { Context } from '../context.ts';
import { CALLS, endpointOf } from '../endpoints.ts';
import { recordIn } from '../rows/rows.ts';
import { readSingleton, singletonIn, type SingletonName } from '../rows/singletonRecords.ts';
import { pathOf } from '../writes/confirmWrite.ts';
import { saveSingleton } from '../writes/saveSingleton.ts';

const confirmed = (answer: PhpAnswer): PhpAnswer => {
  if (!isConfirmed(answer)) throw new ApiError('unknownOutcome');
  return answer;
};

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const setupIn = (answer: PhpAnswer): TwoFactorSetup => {
  const { enabled, secret, otpauth_url, recovery_codes } = singletonIn(answer);
  const address = textIn(otpauth_url);
  return {
    secret: textIn(secret),
    // Shown as a QR code that a phone opens: no other kind of address is passed on.
    address: address?.startsWith('otpauth://') ? address : undefined,
    recoveryCodes: Array.isArray(recovery_codes)
      ? recovery_codes.flatMap((c) => textIn(c) ?? [])
      : [],
    awaitsCode: flagIn(enabled) === false,
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

export const createSettingsCalls = (context: Context) => {
  const { api } = context;
  const saveSecurity = async (change: Values): Promise<PhpAnswer> =>
    confirmed(
      await api.call(CALLS.settings, { method: 'PUT', json: { section: 'security', ...change } }),
    );
  return {
    /** Returns it as stored. */
    saveSingleton: (resource: SingletonName, edited: object, previous: object): Promise<Values> =>
      saveSingleton(context, resource, edited, previous),

    changePassword: async (currentPassword: string, newPassword: string): Promise<void> => {
      await saveSecurity({ type: 'password', currentPassword, newPassword });
    },

    security: async (): Promise<SecurityState> => {
      const state = await readSingleton(api, RESOURCES.security);
      return {
        isOn: flagIn(state.two_factor_enabled) ?? false,
        isAsked: flagIn(state.two_factor_at_sign_in) ?? false,
        needsPassword: flagIn(state.two_factor_needs_password) ?? false,
        otherSessions: numberOf(state.other_sessions),
      };
    },

    /**
     * Returns what the server sends to set it up. The password goes along where the server wants it
     * (assumed).
     */
    setTwoFactor: async (enabled: boolean, currentPassword?: string): Promise<TwoFactorSetup> =>
      setupIn(await saveSecurity({ type: '2fa', enabled, currentPassword })),

    endOtherSessions: async (): Promise<void> => {
      await saveSecurity({ type: 'sessions' });
    },

    /** Turns the second factor on with a code from the app, for a server that expects one (assumed). */
    confirmTwoFactor: async (code: string): Promise<TwoFactorSetup> =>
      setupIn(await saveSecurity({ type: '2fa', enabled: true, code })),

    changeUserPassword: async (id: number | string, newPassword: string): Promise<void> => {
      const path = pathOf(endpointOf(RESOURCES.users).update);
      confirmed(
        await api.request(path, {
          method: 'PUT',
          query: { action: 'change_password', id },
          json: { id, newPassword },
        }),
      );
    },

    /** Newest first; undefined if the server stores none. */
    legalVersions: async (id: number | string): Promise<LegalVersion[] | undefined> => {
      const path = endpointOf(RESOURCES.legal).read;
      const answer = await api.request(path, { query: { id } });
      const record = Array.isArray(answer) ? undefined : { ...answer, ...recordIn(answer) };
      return Array.isArray(record?.versions) ? record.versions.filter(isVersion) : undefined;
    },
  };
};
