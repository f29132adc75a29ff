/** What a server sends when the second factor is turned on; it may send any of it, or nothing. */
export interface TwoFactorSetup {
  /** The secret as text, for typing it into an authenticator app. */
  secret: string | undefined;
  /** `otpauth://…`, for a QR code. */
  address: string | undefined;
  recoveryCodes: readonly string[];
  /** It is not on yet: the server first wants a code of the app. Otherwise it is on already. */
  awaitsCode: boolean;
}
