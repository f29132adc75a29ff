import { textOf } from '../../api/call.ts';
import type { Claims, QuickPasswords } from '../../api/passwords.ts';

const base64UrlText = (text: string) => {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (byte) => byte.charCodeAt(0)));
};

/** Reads the claims of an ID token. The mock cannot verify the signature and trusts it. */
const claimsOf = (idToken: string): Claims | undefined => {
  try {
    const claims = JSON.parse(base64UrlText(idToken.split('.')[1] ?? '')) as Record<
      string,
      unknown
    >;
    const address = textOf(claims['email']);
    if (!address) return undefined;
    const nonce = textOf(claims['nonce']);
    return { email: address, name: textOf(claims['name']) || address, ...(nonce && { nonce }) };
  } catch {
    return undefined;
  }
};

/** For a mock that ends with its test or story. */
export const plainPasswords: QuickPasswords = {
  hash: (password) => password,
  matches: (password, stored) => password === stored,
  decoyHash: '',
  digest: (token) => token,
  sessionMs: Infinity,
  claims: async (idToken) => claimsOf(idToken),
};
