import { downloadCSV, useTranslate } from 'react-admin';
import type { Exporter } from 'react-admin';

import { todayIn } from '../../../domain/dates.ts';
import type { Driver, DriverField } from '../../../domain/drivers/driver.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { useShownColumns } from '../../common/table/columns.ts';
import { driverColumns } from './driverColumns.tsx';

const OPTION_LISTS: Partial<Record<DriverField, { resource: string; text: string }>> = {
  company_id: { resource: RESOURCES.companies, text: 'name' },
  truck_id: { resource: RESOURCES.trucks, text: 'truck_number' },
  trailer_id: { resource: RESOURCES.trailers, text: 'trailer_number' },
};

/** Exports what is on screen: the rows that the filters let through, in the columns that are shown. */
export const useDriverExporter = (): Exporter<Driver> => {
  const translate = useTranslate();
  const columns = useShownColumns(RESOURCES.drivers, driverColumns).map(({ source }) => source);
  return async (drivers, fetchRelatedRecords) => {
    const names = new Map<DriverField, Record<string, Record<string, string>>>();
    for (const column of columns) {
      const list = OPTION_LISTS[column];
      if (!list) continue;
      // Where an option list cannot be had, the numbers stand in the file as they are stored.
      const records = fetchRelatedRecords(drivers, column, list.resource).catch(() => ({}));
      names.set(column, await records);
    }
    const cell = (driver: Driver, column: DriverField) => {
      const value = driver[column];
      const text = OPTION_LISTS[column]?.text;
      return (text && names.get(column)?.[String(value)]?.[text]) ?? value;
    };
    const { toCsv } = await import('../../../domain/csv/write.ts');
    const csv = toCsv(
      columns.map((column) => translate(`resources.fleet/drivers.fields.${column}`)),
      drivers.map((driver) => columns.map((column) => cell(driver, column))),
    );
    downloadCSV(csv, `drivers-${todayIn()}`);
  };
};
