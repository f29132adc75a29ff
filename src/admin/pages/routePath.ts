const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F');
  } catch {
    return segment;
  }
};

/**
 * An address as the router compares it with its routes: decoded, whatever its case, without empty
 * segments. The gate has to read it in the same way, or `/FLEET/drivers` would pass it by.
 */
export const routePath = (pathname: string): string =>
  `/${pathname.split('/').filter(Boolean).map(decode).join('/').toLowerCase()}`;
