/**
 * What Google signs into its credential of a secret of this browser: whoever has the credential alone does
 * not know the secret.
 */
export const signedNonce = async (secret: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
