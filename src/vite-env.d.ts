/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_DEMO?: 'true' | 'false';
  readonly VITE_GOOGLE_CLIENT_ID?: string;
}
