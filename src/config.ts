import { brand } from './brand.ts';

export interface Config {
  /** Where the PHP API lives, without a trailing slash; '' is this site's own origin. */
  apiUrl: string;
  /** Runs on the mock API and shows its accounts at sign-in. */
  demo: boolean;
  /** Without it there is no Google button. */
  googleClientId: string | undefined;
  /** Where the site stands for search engines and shared links, without a slash at its end. */
  siteUrl: string;
}

export type ConfigEnv = Readonly<Record<string, unknown>>;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const refuse = (name: string, value: string, reason: string): never => {
  throw new Error(`${name} is "${value}", but ${reason}`);
};

const read = (env: ConfigEnv, name: string): string => {
  const value = env[name];
  return typeof value === 'string' ? value.trim() : '';
};

const parseApiUrl = (value: string): string => {
  if (value === '') return '';
  if (/^\/(?!\/)/.test(value) && !/[?#\s]/.test(value)) return value.replace(/\/+$/, '');
  const bad = (reason: string) => refuse('VITE_API_URL', value, reason);
  if (!URL.canParse(value)) {
    return bad('it must be an address such as https://api.example.com or a path such as /backend');
  }
  const url = new URL(value);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return bad('it must begin with https://');
  if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname)) {
    return bad('http:// is only allowed for this machine: passwords would travel unencrypted');
  }
  if (url.username || url.password) return bad('it must not contain a user name or password');
  if (url.search || url.hash) return bad('it must not contain "?" or "#"');
  return url.origin + url.pathname.replace(/\/+$/, '');
};

const parseDemo = (value: string): boolean =>
  value === '' || value === 'false'
    ? false
    : value === 'true' || refuse('VITE_DEMO', value, 'it must be "true" or "false"');

const parseGoogleClientId = (value: string): string | undefined => {
  if (value === '') return undefined;
  return /^[\w-]+\.apps\.googleusercontent\.com$/.test(value)
    ? value
    : refuse('VITE_GOOGLE_CLIENT_ID', value, 'it must end in ".apps.googleusercontent.com"');
};

const parseSiteUrl = (value: string): string => {
  if (value === '') return brand.siteUrl;
  const isOrigin = URL.canParse(value) && value.replace(/\/$/, '') === new URL(value).origin;
  return isOrigin && value.startsWith('https://')
    ? new URL(value).origin
    : refuse('VITE_SITE_URL', value, 'it must be an address such as https://www.example.com');
};

/**
 * A wrong value stops the build and the start: a silent default would send data to the wrong place. Code that
 * must not reach a production build asks `import.meta.env.VITE_DEMO === 'true'`, so that the build drops it.
 */
export const parseConfig = (env: ConfigEnv): Config => ({
  apiUrl: parseApiUrl(read(env, 'VITE_API_URL')),
  demo: parseDemo(read(env, 'VITE_DEMO')),
  googleClientId: parseGoogleClientId(read(env, 'VITE_GOOGLE_CLIENT_ID')),
  siteUrl: parseSiteUrl(read(env, 'VITE_SITE_URL')),
});
