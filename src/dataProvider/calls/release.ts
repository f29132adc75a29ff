import { ApiError } from '../apiError.ts';
import { TIMEOUTS } from '../client/phpClient.ts';

/** A build of this app: its version, and the address of its last script, which no other build has. */
export interface Release {
  version: string;
  script: string;
}

const isRelease = (value: unknown): value is Release =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'string' &&
  'script' in value &&
  typeof value.script === 'string';

/**
 * The build that the host of this page serves now; null where it does not say, as in development. Sent
 * to the page's own host, without a token: the API may live elsewhere.
 */
export const readRelease = async (): Promise<Release | null> => {
  try {
    const response = await fetch('/version.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUTS.read),
    });
    if (!response.ok) return null;
    const found: unknown = await response.json();
    return isRelease(found) ? found : null;
  } catch (cause) {
    // A host that has no such file may answer with a page.
    if (cause instanceof SyntaxError) return null;
    throw new ApiError('network', { cause });
  }
};
