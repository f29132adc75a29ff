/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_DEMO?: 'true' | 'false';
  readonly VITE_GOOGLE_CLIENT_ID?: string;
  /** From package.json, set by the build; Storybook has none. */
  readonly VITE_VERSION?: string;
}
