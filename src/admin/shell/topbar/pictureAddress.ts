/** An address that may be shown as a picture: https, our own origin, or an image within the text. */
export const pictureAddress = (
  address: string | null | undefined,
  origin: string = window.location.origin,
): string | undefined => {
  if (!address) return undefined;
  if (/^data:image\//i.test(address)) return address;
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.protocol === 'https:' || url.origin === origin ? url.href : undefined;
};

/** The first letters of the first and the last name: 'Omar Al Haddad' is OH. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
};
