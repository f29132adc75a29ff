import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCreatePath, useDataProvider } from 'react-admin';
import type { RaRecord } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { searchTextOf } from '../../../domain/records/filter.ts';
import { ALL_ROWS } from '../../kit/allRows.ts';
import { listQueryKey } from '../../kit/reactAdmin.ts';
import { findable, type Findable } from '../../pages/entry.ts';
import { usePaletteRecords } from '../../pages/paletteRecords.ts';

const BY_ID = { field: 'id', order: 'ASC' as const };

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * The records that this user may open. They are asked for once as the palette opens, mostly from
 * what the data provider holds; typing asks for nothing.
 */
export const useRecordEntries = () => {
  const kinds = usePaletteRecords();
  const dataProvider = useDataProvider<AppDataProvider>();
  const createPath = useCreatePath();

  const lists = useQueries({
    queries: kinds.map(({ resource, load }) => ({
      queryKey: [...listQueryKey(resource), 'palette'],
      queryFn: async () => {
        const list = { pagination: ALL_ROWS, sort: BY_ID, filter: {} };
        const [type, { data }] = await Promise.all([load(), dataProvider.getList(resource, list)]);
        return { type, data };
      },
      retry: false,
    })),
    combine: (results) => ({
      found: results.map(({ data }) => data),
      isLoading: results.some(({ isPending }) => isPending),
      failed: results.map(({ isError }) => isError),
    }),
  });

  const entries = useMemo(
    () =>
      kinds.flatMap(({ resource, icon }, index): Findable[] => {
        const { type, data = [] } = lists.found[index] ?? {};
        if (!type) return [];
        return data.map((row: RaRecord) => {
          const path = createPath({ resource, type: 'show', id: row.id });
          return findable({
            id: path,
            group: 'records',
            label: text(row[type.label]),
            hint: text(type.hint && row[type.hint]),
            words: searchTextOf(type, row),
            icon,
            target: path,
          });
        });
      }),
    [kinds, lists.found, createPath],
  );
  return {
    entries,
    isLoading: lists.isLoading,
    failed: kinds.filter((_, index) => lists.failed[index]).map(({ resource }) => resource),
  };
};
