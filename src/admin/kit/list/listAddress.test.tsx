import { reactRouterProvider, type RouterNavigateFunction } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { usableListSearch, withUsableSearch } from './listAddress.ts';

it.each(['', '?page=2&perPage=25&sort=name&order=DESC', '?filter=%7B%22q%22%3A%22a%22%7D', '?x=1'])(
  'leaves %j as it is',
  (search) => {
    expect(usableListSearch(search)).toBe(search);
  },
);

it.each([
  '?perPage=0',
  '?perPage=-5',
  '?perPage=1e9',
  '?perPage=2000',
  '?perPage=Infinity',
  '?perPage=10&perPage=25',
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=99999999999999999999',
  '?page=',
  '?order=down',
  '?sort=__proto__',
  '?sort=a%5B0%5D',
  '?filter=5',
  '?filter=null',
  '?filter=%5B%5D',
  '?filter=%7B',
])('drops %j', (search) => {
  expect(usableListSearch(search)).toBe('');
});

it('keeps the others', () => {
  expect(usableListSearch('?page=2&perPage=0&figure=a')).toBe('?page=2&figure=a');
});

/** A list at /fleet/drivers; the address is `later` by the time it navigates. */
const navigatesFrom = (
  later: { pathname: string; search: string },
  to: string,
  replace = false,
) => {
  const navigate = vi.fn<RouterNavigateFunction>();
  const location = { pathname: '/fleet/drivers', search: '' };
  vi.stubGlobal('window', { location });
  const router = withUsableSearch({
    ...reactRouterProvider,
    useLocation: () => ({ ...location, hash: '', state: null, key: '' }),
    useNavigate: () => navigate,
  });
  const List = () => {
    const navigateList = router.useNavigate();
    Object.assign(location, later);
    navigateList(to, { replace });
    return null;
  };
  renderToStaticMarkup(<List />);
  return navigate.mock.calls.length > 0;
};

it.each([
  ['', true],
  ['?filter=%7B%22q%22%3A%22a%22%7D', false],
])('puts remembered filters into %j: %s', (search, isReplaced) => {
  const later = { pathname: '/fleet/drivers', search };
  expect(navigatesFrom(later, '?filter=%7B%7D', true)).toBe(isReplaced);
});

it.each([
  ['/fleet/drivers', true],
  ['/fleet/drivers/121/show', false],
])('sends a search at %s: %s', (pathname, isSent) => {
  expect(navigatesFrom({ pathname, search: '' }, '?filter=%7B%22q%22%3A%22a%22%7D')).toBe(isSent);
});
