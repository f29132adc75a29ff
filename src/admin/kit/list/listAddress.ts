import { useCallback, useMemo } from 'react';
import type { RouterProvider } from 'react-admin';

/** What a server is asked for at most at once. */
const MOST_ROWS = 1000;

const isWhole = (text: string, most: number) => /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most;

const isObject = (text: string) => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

const CHECKS: readonly (readonly [name: string, isUsable: (text: string) => boolean])[] = [
  ['page', (text) => isWhole(text, 1_000_000)],
  ['perPage', (text) => isWhole(text, MOST_ROWS)],
  ['order', (text) => text === 'ASC' || text === 'DESC'],
  ['sort', (text) => /^[a-z]\w*$/i.test(text)],
  ['filter', isObject],
];

export const usableListSearch = (search: string): string => {
  const params = new URLSearchParams(search);
  for (const [name, isUsable] of CHECKS) {
    const all = params.getAll(name);
    if (all.length > 1 || all.some((text) => !isUsable(text))) params.delete(name);
  }
  const left = params.toString();
  return left === new URLSearchParams(search).toString() ? search : left && `?${left}`;
};

/** Whether an address says what a list shows. */
const namesFilters = (search: string) => new URLSearchParams(search).has('filter');

/**
 * The router as lists see it, with parameters that they can follow. ra-core puts remembered filters into an
 * address without any; by then the user may have searched, and the later address must win. It sends a search
 * with a delay; by then the user may have left for a page that is still loading, and must not be fetched back.
 */
export const withUsableSearch = (router: RouterProvider): RouterProvider => ({
  ...router,
  useLocation: () => {
    const location = router.useLocation();
    return useMemo(() => ({ ...location, search: usableListSearch(location.search) }), [location]);
  },
  useNavigate: () => {
    const navigate = router.useNavigate();
    const { pathname } = router.useLocation();
    // Of the window, as the router's own location follows with the next page.
    const listPath = useMemo(() => pathname && window.location.pathname, [pathname]);
    return useCallback<typeof navigate>(
      (to, options) => {
        const now = window.location;
        if (now.pathname !== listPath || (options?.replace && namesFilters(now.search))) return;
        navigate(to, options);
      },
      [navigate, listPath],
    );
  },
});
