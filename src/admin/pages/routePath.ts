const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F');
  } catch {
    return segment;
  }
};

/**
 * Decoded, in lower case, without empty segments, as the router matches: read otherwise,
 * `/FLEET/drivers` would bypass the gate.
 */
export const routePath = (pathname: string): string =>
  `/${pathname.split('/').filter(Boolean).map(decode).join('/').toLowerCase()}`;
