/** The client's reference for a new record: a call repeated under it stores nothing. */
export const CLIENT_REF = 'client_ref';

/** The longest reference that a server keeps. */
export const MAX_CLIENT_REF = 100;
