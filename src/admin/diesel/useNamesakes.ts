import { useMemo } from 'react';

import type { Driver } from '../../domain/fleet/drivers.ts';
import { namesakes } from '../../domain/fleet/namesakes.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useAllRows } from '../kit/allRows.ts';
import { useMay } from '../kit/useMay.ts';

export const useNamesakes = (): ReadonlyMap<number, string> => {
  const enabled = useMay()('list', RESOURCES.drivers);
  const { data } = useAllRows<Driver>(RESOURCES.drivers, { enabled });
  return useMemo(() => namesakes(data ?? []), [data]);
};
