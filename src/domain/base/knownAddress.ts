/** A stored file's full address; undefined for any origin but our own and the API's. */
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
