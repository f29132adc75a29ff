/** The client's reference for a new record: a call repeated under it stores nothing. */
export const CLIENT_REF = 'client_ref';

/** The longest reference that a server keeps. */
const MAX_CLIENT_REF = 100;

/** As sent, if a server keeps it whole: the beginning of a longer one may be that of another record. */
export const clientRefOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= MAX_CLIENT_REF ? value : undefined;
