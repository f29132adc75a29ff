/** What a server sends when the second factor is turned on; it may send any of it, or nothing. */
export interface TwoFactorSetup {
  /** The secret as text, for typing it into an authenticator app. */
  secret: string | undefined;
  /** `otpauth://…`, for a QR code. */
  address: string | undefined;
  recoveryCodes: readonly string[];
  /** True if the server first requires a code from the app; otherwise it is already on. */
  awaitsCode: boolean;
}
