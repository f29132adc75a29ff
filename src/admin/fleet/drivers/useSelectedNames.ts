import { useGetMany, useListContext } from 'react-admin';

import type { Driver } from '../../../domain/drivers/driver.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { isolate } from '../../common/isolate.ts';
import { useT } from '../../common/useT.ts';

const SHOWN = 5;

/** The names of the selected drivers; beyond a handful, how many more there are. */
export const useSelectedNames = (): string => {
  const t = useT();
  const { selectedIds } = useListContext<Driver>();
  const { data = [] } = useGetMany<Driver>(RESOURCES.drivers, { ids: selectedIds });
  const names = data.slice(0, SHOWN).map((driver) => isolate(driver?.name ?? ''));
  const listed = names.join(', ');
  const count = selectedIds.length - names.length;
  return count > 0
    ? t('resources.fleet/drivers.deleteMany.andMore', { names: listed, count })
    : listed;
};
