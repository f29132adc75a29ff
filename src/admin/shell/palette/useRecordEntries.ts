import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCreatePath, useDataProvider } from 'react-admin';
import type { RaRecord } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
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
    queries: kinds.map(({ resource }) => ({
      queryKey: [...listQueryKey(resource), 'palette'],
      queryFn: async () =>
        (await dataProvider.getList(resource, { pagination: ALL_ROWS, sort: BY_ID, filter: {} }))
          .data,
      retry: false,
    })),
    combine: (results) => ({
      rows: results.map(({ data }) => data),
      isLoading: results.some(({ isPending }) => isPending),
      failed: results.map(({ isError }) => isError),
    }),
  });

  const entries = useMemo(
    () =>
      kinds.flatMap(({ resource, fields, icon }, index): Findable[] => {
        const [labelField, hintField, ...others] = fields;
        return (lists.rows[index] ?? []).map((row: RaRecord) => {
          const path = createPath({ resource, type: 'show', id: row.id });
          return findable({
            id: path,
            group: 'records',
            label: text(row[labelField]),
            hint: text(row[hintField]),
            words: others.map((field) => text(row[field])).join(' '),
            icon,
            target: path,
          });
        });
      }),
    [kinds, lists.rows, createPath],
  );
  return {
    entries,
    isLoading: lists.isLoading,
    failed: kinds.filter((_, index) => lists.failed[index]).map(({ resource }) => resource),
  };
};
