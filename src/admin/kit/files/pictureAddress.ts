import { apiUrl as ownApi } from '../../../apiUrl.ts';
import { knownAddress } from '../../../domain/base/knownAddress.ts';

const ownOrigin = () => window.location.origin;

/** The page's Content-Security-Policy blocks any but the API's, our own and image data URLs. */
export const pictureAddress = (
  address: string | null | undefined,
  { origin = ownOrigin(), apiUrl = ownApi } = {},
): string | undefined => {
  if (!address) return undefined;
  if (/^data:image\//i.test(address)) return address;
  return knownAddress(address, { origin, apiUrl })?.href;
};
