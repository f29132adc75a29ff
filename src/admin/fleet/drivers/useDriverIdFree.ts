import { useCallback } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import type { Driver } from '../../../domain/drivers/driver.ts';
import { foldKey } from '../../../domain/import/fold.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { ALL_ROWS } from '../../common/allRows.ts';

/** A validator: no other driver has this number. Where the list cannot be asked, the server decides. */
export const useDriverIdFree = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const own = useRecordContext<Driver>()?.id;
  return useCallback(
    async (value: unknown) => {
      if (typeof value !== 'string' || value.trim() === '') return undefined;
      const { data } = await dataProvider
        .getList(RESOURCES.drivers, {
          pagination: ALL_ROWS,
          sort: { field: 'id', order: 'ASC' },
          filter: {},
        })
        .catch(() => ({ data: [] as Driver[] }));
      const isTaken = (data as Driver[]).some(
        (driver) => driver.id !== own && foldKey(driver.driver_id) === foldKey(value),
      );
      return isTaken ? { message: 'validation.taken', args: {} } : undefined;
    },
    [dataProvider, own],
  );
};
