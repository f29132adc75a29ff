/** The public pages in English and the built file of each. The hosting rules follow the same list. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/about': 'about.html',
  '/contact': 'contact.html',
  '/terms': 'terms.html',
  '/privacy': 'privacy.html',
  '/login': 'login.html',
  '/signup': 'signup.html',
};

/** The public pages in English and Arabic. */
export const SITE_PAGES: Readonly<Record<string, string>> = {
  ...PAGES,
  ...Object.fromEntries(
    Object.entries(PAGES).map(([path, file]) =>
      path === '/' ? ['/ar', 'ar.html'] : [`/ar${path}`, `ar/${file}`],
    ),
  ),
};

/** Shown with status 404 for every address that is neither a page nor a file, by the language of the address. */
export const NOT_FOUND_PAGES = { en: '404.html', ar: 'ar/404.html' } as const;

export const notFoundPageAt = (pathname: string): string =>
  NOT_FOUND_PAGES[/^\/ar(?:\/|$)/.test(pathname) ? 'ar' : 'en'];

export const APP_PAGE = 'app.html';
/** First words of the addresses of the signed-in areas. */
export const APP_WORDS = ['admin', 'fleet', 'diesel', 'dashboard', 'profile'] as const;
export const APP_PATH = new RegExp(`^/(?:${APP_WORDS.join('|')})(?:/|$)`);
/** The API's calls share their first words with the areas and differ by their ending. */
export const API_PATH = /^\/(?:uploads\/.*|.*\.php)$/;
/** API_PATH for vite's proxy, which matches the address with its query. */
export const API_URL = '^/(?:uploads/|[^?]*\\.php(?:\\?|$))';

/** Hashed by the build: their content never changes under one name. */
export const IMMUTABLE = /^\/assets\//;
export const FOR_A_YEAR = 'public,max-age=31536000,immutable';

/** An address without trailing slashes, which make no difference. */
export const plainPath = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

/** The HTML file of an address, if it is a page. */
export const pageAt = (pathname: string): string | undefined => {
  if (API_PATH.test(pathname)) return undefined;
  if (APP_PATH.test(pathname)) return APP_PAGE;
  const path = plainPath(pathname);
  return Object.hasOwn(SITE_PAGES, path) ? SITE_PAGES[path] : undefined;
};
