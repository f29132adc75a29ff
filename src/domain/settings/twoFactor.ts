export interface SecurityState {
  isOn: boolean;
  /** Whether the server says that it asks for the code at sign-in (assumed). */
  isAsked: boolean;
  /** Whether changing it takes the password (assumed). */
  needsPassword: boolean;
  /** How many other sessions the user has, where the server can end them (assumed). */
  otherSessions: number | undefined;
}

export interface TwoFactorSetup {
  /** The secret as text, for typing it into an authenticator app. */
  secret: string | undefined;
  /** `otpauth://…`, for a QR code. */
  address: string | undefined;
  recoveryCodes: readonly string[];
  /** True if the server first requires a code from the app; otherwise it is already on. */
  awaitsCode: boolean;
}
