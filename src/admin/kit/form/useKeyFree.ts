import { useCallback } from 'react';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';

import type { Row } from '../../../dataProvider/endpoints.ts';
import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { foldKey } from '../../../domain/base/fold.ts';
import { ALL_ROWS } from '../allRows.ts';

/**
 * A validator: no other record has this value in the field. Where the list cannot be asked, the
 * server decides.
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
        .catch(() => ({ data: [] as Row[] }));
      const isTaken = data.some(
        (record) => record.id !== own && foldKey(record[field]) === foldKey(value),
      );
      return isTaken ? { message: 'validation.taken', args: {} } : undefined;
    },
    [dataProvider, resource, own, field],
  );
};
