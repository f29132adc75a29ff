import { RESOURCES } from '../../domain/records/resources.ts';
import type { Api } from '../client/api.ts';
import type { PhpAnswer } from '../client/phpClient.ts';
import type { Values } from '../client/values.ts';
import { CALLS } from '../endpoints.ts';
import { recordIn } from './rows.ts';

interface SingletonEndpoint {
  path: string;
  /** Identifies it where several share one path: in the query of GET and in the body of PUT. */
  name?: Readonly<Record<string, string>>;
}

/** The records that exist only once, such as the company's profile or a section of the settings. */
const SINGLETONS = {
  [RESOURCES.companyProfile]: { path: CALLS.companyProfile },
  /** Assumed. */
  [RESOURCES.localization]: { path: CALLS.settings, name: { section: 'localization' } },
  [RESOURCES.security]: { path: CALLS.settings, name: { section: 'security' } },
} satisfies Record<string, SingletonEndpoint>;

export type SingletonName = keyof typeof SINGLETONS;

export const singletonAt = (name: SingletonName): SingletonEndpoint => SINGLETONS[name];

/** The contract says only of the company's profile that it comes in an envelope. */
export const singletonIn = (answer: PhpAnswer): Values => {
  const wrapped = recordIn(answer);
  if (Array.isArray(answer) || Object.keys(wrapped).length > 0) return wrapped;
  const { success: _success, message: _message, data: _data, ...bare } = answer;
  return bare;
};

export const readSingleton = async (
  api: Pick<Api, 'call'>,
  resource: SingletonName,
): Promise<Values> => {
  const { path, name } = singletonAt(resource);
  return singletonIn(await api.call(path, name && { query: name }));
};
