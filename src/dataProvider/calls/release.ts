import { ApiError } from '../apiError.ts';
import { TIMEOUTS } from '../client/phpClient.ts';

/** A build of this app: its version, and the address of its entry script, which no other build shares. */
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
 * The build that this page's host serves now; null where it does not say, as in development. Sent to the
 * page's own host, without a token: the API may live elsewhere.
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
    // A host without that file may answer with a page.
    if (cause instanceof SyntaxError) return null;
    throw new ApiError('network', { cause });
  }
};
