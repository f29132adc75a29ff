import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  DataProviderContext,
  DataTable,
  ListBase,
  memoryStore,
  Resource,
  ResourceContextProvider,
  StoreContextProvider,
  testDataProvider,
  TitlePortal,
  useScrollToTop,
} from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import {
  columnOrderKey,
  hiddenColumnsKey,
  isColumnsKey,
  isListParamsKey,
  isSelectionKey,
  listQueryKey,
  listScrollKey,
  SCROLL_TO_TOP,
  TITLE_ID,
} from './reactAdmin.ts';

/** Renders part of react-admin, and returns its HTML, the store keys it reads, and its queries. */
const draw = (children: ReactNode) => {
  const store = memoryStore();
  const read = vi.spyOn(store, 'getItem');
  const queryClient = new QueryClient();
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <StoreContextProvider value={store}>
          <DataProviderContext.Provider value={testDataProvider()}>
            {children}
          </DataProviderContext.Provider>
        </StoreContextProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const queries = queryClient.getQueryCache().getAll();
  return {
    html,
    keys: [...new Set(read.mock.calls.map(([key]) => key))],
    queryKeys: queries.map(({ queryKey }) => queryKey),
  };
};

const list = draw(
  <Resource
    name="tyres"
    list={
      <ListBase resource="tyres" loading={false}>
        {' '}
      </ListBase>
    }
  />,
);
const table = draw(
  <ResourceContextProvider value="tyres">
    <DataTable data={[{ id: 1, size: 315 }]} total={1} sort={{ field: 'id', order: 'ASC' }}>
      <DataTable.Col source="size" />
    </DataTable>
  </ResourceContextProvider>,
);

it('names the store keys of a list', () => {
  expect(list.keys).toContain(listScrollKey('tyres'));
  expect(list.keys.filter(isListParamsKey)).toHaveLength(1);
  expect(list.keys.filter(isSelectionKey)).toHaveLength(2);
  expect(list.keys.filter(isColumnsKey)).toEqual([]);
});

it("names the store keys of a table's columns", () => {
  const keys = [columnOrderKey('tyres'), hiddenColumnsKey('tyres')];
  expect(table.keys).toEqual(expect.arrayContaining(keys));
  expect(table.keys.filter(isColumnsKey)).toEqual(keys);
});

it("starts a list's query key as react-admin does", () => {
  const [resource, method] = listQueryKey('tyres');
  expect(list.queryKeys).toContainEqual([resource, method, expect.anything()]);
});

it('knows the title element and how a link scrolls to the top', () => {
  expect(draw(<TitlePortal />).html).toContain(`id="${TITLE_ID}"`);
  // It works in an effect, which does not run here.
  expect(String(useScrollToTop)).toContain(Object.keys(SCROLL_TO_TOP)[0]);
});
