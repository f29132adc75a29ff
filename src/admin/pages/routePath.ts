const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F');
  } catch {
    return segment;
  }
};

/**
 * An address as the router matches it: decoded, case-insensitive, without empty segments. The gate must read
 * it the same way, or `/FLEET/drivers` would bypass it.
 */
export const routePath = (pathname: string): string =>
  `/${pathname.split('/').filter(Boolean).map(decode).join('/').toLowerCase()}`;
