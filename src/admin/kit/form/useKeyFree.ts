import { useCallback } from 'react';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { foldKey } from '../../../domain/base/fold.ts';
import { ALL_ROWS } from '../allRows.ts';

/**
 * A validator: no other record that is in memory has this value in the field. The server decides; this
 * only tells the user before sending.
 */
export const useKeyFree = (field: string) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const resource = useResourceContext() ?? '';
  const own = useRecordContext()?.id;
  return useCallback(
    async (value: unknown) => {
      if (typeof value !== 'string' || value.trim() === '') return undefined;
      const { data } = await dataProvider
        .getList(resource, {
          pagination: ALL_ROWS,
          sort: { field: 'id', order: 'ASC' },
          filter: {},
        })
        .catch(() => ({ data: [] }));
      const isTaken = data.some(
        (record) => record.id !== own && foldKey(record[field]) === foldKey(value),
      );
      return isTaken ? { message: 'validation.taken', args: {} } : undefined;
    },
    [dataProvider, resource, own, field],
  );
};
