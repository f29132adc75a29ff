import type { Config } from '../src/config.ts';
import { APP_PAGE, APP_WORDS, FOR_A_YEAR, NOT_FOUND_PAGES, SITE_PAGES } from './pageFiles.ts';
import { securityHeaders } from './securityHeaders.ts';

const MADE = '# Made by `npm run hosting` from vite/hosting.ts: change it there.';

const areas = APP_WORDS.join('|');

/** `about|contact|…`: the pages whose address is their file's name. */
const pages = Object.keys(SITE_PAGES)
  .filter((path) => path !== '/')
  .map((path) => path.slice(1))
  .join('|');

const nginx = (config: Config): string => {
  const headers = Object.entries(securityHeaders(config)).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  const { 'Strict-Transport-Security': hsts } = securityHeaders(config);
  return `${MADE}
# For the http block of nginx. Terminate TLS here or in front of it.

map $uri $qafila_cache {
  default no-cache;
  ~^/assets/ "${FOR_A_YEAR}";
}

server {
  listen 80;
  server_name _;
  root /var/www/qafila/dist;
  server_tokens off;

  # With the brotli module: brotli_static on; (each text file has its .br beside it)
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;

  # For every answer, 404 included. A location must not add headers of its own: it would lose these.
${headers.join('\n')}
  add_header Cache-Control $qafila_cache always;

  error_page 404 /${NOT_FOUND_PAGES.en};

  # The API, where it has no host of its own (VITE_API_URL). It comes first: its calls stand below the
  # same words as the areas.
  location ~ ^/uploads/|\\.php$ {
    proxy_pass http://127.0.0.1:8080;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    client_max_body_size 32m;
    # A backup takes minutes to make.
    proxy_read_timeout 10m;
  }

  # The set-up of our own server, whose page has a policy of its own.
  location /setup/ {
    proxy_pass http://127.0.0.1:8080;
    add_header Strict-Transport-Security "${hsts}" always;
  }

  # The signed-in areas: one page for every address below these words.
  location ~ ^/(?:${areas})(?:/|$) {
    try_files /${APP_PAGE} =404;
  }

  # The public pages.
  location = / {
    try_files /index.html =404;
  }
  location ~ ^/(${pages})/?$ {
    try_files /$1.html =404;
  }

  # Files; everything else is a real 404.
  location / {
    try_files $uri =404;
  }
  location /ar/ {
    try_files $uri =404;
    error_page 404 /${NOT_FOUND_PAGES.ar};
  }
}
`;
};

const headersFile = (config: Config): string => {
  const lines = Object.entries(securityHeaders(config)).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return `${MADE}
/*
${lines.join('\n')}

/assets/*
  Cache-Control: ${FOR_A_YEAR}
`;
};

/** These hosts find about.html and 404.html by themselves; only the areas have to be listed. */
const redirectsFile = (): string =>
  [
    MADE,
    ...APP_WORDS.flatMap((word) => [`/${word}`, `/${word}/*`]).map(
      (from) => `${from} /${APP_PAGE} 200`,
    ),
    '',
  ].join('\n');

/**
 * The files that configure a host, by name: nginx's configuration, and the two files that Netlify, Cloudflare
 * Pages and others read from the folder they serve.
 */
export const hostingFiles = (config: Config) => ({
  'nginx.conf': nginx(config),
  _headers: headersFile(config),
  _redirects: redirectsFile(),
});
