import { ApiError } from '../apiError.ts';

/** A user may be waiting for it, after something else has failed. */
const TIMEOUT_MS = 5000;

interface Release {
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
 * Null where the host does not say, as in development. Sent without a token to the page's own host:
 * the API may live elsewhere.
 */
export const readRelease = async (): Promise<Release | null> => {
  try {
    const response = await fetch('/version.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
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

/** The page's last script, whose name identifies its build; undefined in development. */
export const ownScript = (): string | undefined =>
  [...document.querySelectorAll('body link[rel="modulepreload"][href^="/assets/"]')]
    .at(-1)
    ?.getAttribute('href') ?? undefined;

/** The build that the host serves, if it differs from this page's. */
export const newRelease = (served: Release | null | undefined): Release | undefined => {
  if (!served) return undefined;
  const own = ownScript();
  return own && served.script !== own ? served : undefined;
};

/** False where that cannot be found out. */
export const isOutdated = async (): Promise<boolean> =>
  newRelease(await readRelease().catch(() => null)) !== undefined;
