import type { Api } from '../client/api.ts';
import type { Values } from '../client/values.ts';
import { CALLS } from '../endpoints.ts';
import { recordIn } from './rows.ts';

/** A record that exists only once, such as the company's profile or a section of the settings. */
export interface SingletonEndpoint {
  path: string;
  /** Identifies it where several share one path: in the query of GET and in the body of PUT. */
  name?: Readonly<Record<string, string>>;
}

export const COMPANY_PROFILE: SingletonEndpoint = { path: CALLS.companyProfile };

/** Assumed. */
export const LOCALIZATION: SingletonEndpoint = {
  path: CALLS.settings,
  name: { section: 'localization' },
};

export const SECURITY: SingletonEndpoint = { path: CALLS.settings, name: { section: 'security' } };

export const readSingleton = async (
  api: Pick<Api, 'call'>,
  { path, name }: SingletonEndpoint,
): Promise<Values> => recordIn(await api.call(path, name && { query: name }));
