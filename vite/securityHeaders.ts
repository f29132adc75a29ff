import type { Config } from '../src/config.ts';
import { FIRST_PAINT, SKELETON, START } from './inline.ts';

/** Emotion adds empty style tags and fills them through the CSSOM: this is the hash of an empty string. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const SELF = "'self'";
const NONE = "'none'";
const GOOGLE = 'https://accounts.google.com/gsi';

type Directives = Readonly<Record<string, readonly string[]>>;

const directives = ({ apiUrl, googleClientId }: Config): Directives => {
  const api = URL.canParse(apiUrl) ? [new URL(apiUrl).origin] : [];
  const google = (source: string) => (googleClientId ? [`${GOOGLE}/${source}`] : []);
  return {
    'default-src': [SELF],
    'script-src': [SELF, FIRST_PAINT.hash, START.hash, ...google('client')],
    'style-src': [SELF, EMPTY_STYLE, SKELETON.hash, ...google('style')],
    'img-src': [SELF, 'data:', 'blob:', ...api],
    'connect-src': [SELF, ...api, ...google('')],
    'frame-src': googleClientId ? google('') : [NONE],
    'object-src': [NONE],
    'base-uri': [NONE],
    'frame-ancestors': [NONE],
    'form-action': [SELF],
    // Google's script sets its own HTML and script addresses.
    ...(!googleClientId && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'dompurify'],
    }),
  };
};

export const contentSecurityPolicy = (config: Config): string =>
  Object.entries(directives(config))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** Sent with every answer of the site: by the preview server here, by the host in production. */
export const securityHeaders = (config: Config): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(config),
  // Browsers apply it over https only.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Google's sign-in window reports back to its opener.
  'Cross-Origin-Opener-Policy': config.googleClientId ? 'same-origin-allow-popups' : 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});
