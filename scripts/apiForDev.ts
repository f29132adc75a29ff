import { parseConfig, type ConfigEnv } from '../src/config.ts';

/**
 * The API that `VITE_API_URL` sets for `npm run dev`, in the environment or in `.env`; undefined for the mock.
 * `args` are for the mock, `proxyTarget` is a server behind our own address.
 */
export const apiForDev = (
  env: ConfigEnv,
  args: readonly string[] = [],
  proxyTarget?: string,
): string | undefined => {
  const { apiUrl } = parseConfig(env);
  if (apiUrl === '') return undefined;
  const is = `VITE_API_URL is "${apiUrl}"`;
  if (args.length > 0) {
    throw new Error(`${is}, so no mock API is started that could take "${args.join(' ')}".`);
  }
  if (apiUrl.startsWith('/') && !proxyTarget) {
    throw new Error(
      `${is}, a path of the site's own host, and here is no such host. Give a whole address, or name the server behind it in API_PROXY_TARGET.`,
    );
  }
  return apiUrl;
};
