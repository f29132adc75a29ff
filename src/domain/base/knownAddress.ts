/**
 * The full address of a file that the API stores, as a row holds it: absolute, or relative to the
 * folder that the API's calls stand in. Undefined for every place but our own origin and the API's.
 */
export const knownAddress = (
  address: string,
  { origin, apiUrl }: { origin: string; apiUrl: string },
): URL | undefined => {
  const api = new URL(`${apiUrl}/`, origin);
  if (!URL.canParse(address, api)) return undefined;
  const url = new URL(address, api);
  const isKnown = url.origin === origin || url.origin === api.origin;
  return isKnown && url.protocol.startsWith('http') ? url : undefined;
};
