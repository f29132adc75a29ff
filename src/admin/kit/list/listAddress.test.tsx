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

it.each([
  ['', true],
  ['?filter=%7B%22q%22%3A%22a%22%7D', false],
])('puts remembered filters into %j: %s', (search, isReplaced) => {
  const navigate = vi.fn<RouterNavigateFunction>();
  const router = withUsableSearch({ ...reactRouterProvider, useNavigate: () => navigate });
  vi.stubGlobal('window', { location: { search } });
  const List = () => {
    router.useNavigate()('?filter=%7B%7D', { replace: true });
    return null;
  };
  renderToStaticMarkup(<List />);
  expect(navigate.mock.calls).toHaveLength(isReplaced ? 1 : 0);
});
