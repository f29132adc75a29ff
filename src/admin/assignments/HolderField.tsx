import { useListContextWithProps, useRecordContext } from 'react-admin';

import { holdersOf } from '../../domain/assignments/assignment.ts';
import type { VehicleField } from '../../domain/assignments/vehicleFields.ts';
import { listOf } from '../../domain/base/formats.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { readAllRows } from '../kit/allRows.ts';
import { Muted } from '../kit/fields/Muted.tsx';
import type { Look } from '../kit/record/RecordTypeContext.ts';
import { useT } from '../kit/texts/useT.ts';
import { DriverLink } from './DriverName.tsx';
import { useHolders } from './useHolders.ts';

const HolderField = ({ field }: { field: VehicleField }) => {
  const t = useT();
  const id = Number(useRecordContext()?.id);
  // All vehicles of a page are asked for at once.
  const shown = useListContextWithProps({}).data?.map((row: { id: unknown }) => Number(row.id));
  const { holders, isPartial, isPending } = useHolders(field, shown?.includes(id) ? shown : [id]);
  const drivers = holders.get(id) ?? [];
  // As wide as a name, so that the columns beside stay in place.
  if (isPending) return <span style={{ display: 'inline-block', inlineSize: '8rem' }} />;
  if (drivers.length === 0) {
    return <Muted>{t(isPartial ? 'common.options.unknown' : 'vehicles.assignment.alone')}</Muted>;
  }
  return (
    <>
      {drivers.map((driver, index) => (
        <span key={driver.id}>
          {index > 0 && ', '}
          <DriverLink driver={driver} />
        </span>
      ))}
    </>
  );
};

export const driverLook = (field: VehicleField): Look => ({
  field: <HolderField field={field} />,
  exportedWith: async (dataProvider) => {
    const { data } = await readAllRows<Driver>(dataProvider, RESOURCES.drivers);
    const holders = holdersOf(data, field);
    return ({ id }) => listOf((holders.get(Number(id)) ?? []).map(({ name }) => name));
  },
});
