import { useMemo } from 'react';

import type { ListMeta } from '../../dataProvider/index.ts';
import { fillsByTruck, type Fill } from '../../domain/diesel/fills/fills.ts';
import { truckKey, type DieselIssue } from '../../domain/diesel/issue.ts';
import type { Truck } from '../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useAllRows } from '../kit/allRows.ts';

const NONE: readonly Fill[] = [];

interface Asked {
  /** What is known of the truck; neither asks for nothing. */
  truck: Truck | undefined;
  number?: unknown;
}

/**
 * A truck's fills. They are asked for by its id; where no voucher has that, all vouchers are searched for its
 * number.
 */
export const useTruckFills = ({ truck, number = truck?.truck_number }: Asked) => {
  const byId = useAllRows<DieselIssue>(RESOURCES.dieselIssues, {
    filter: { truck_id: truck?.id },
    enabled: truck !== undefined,
  });
  const key = truckKey({ truck_number: number });
  const isWithoutId = truck === undefined ? key !== undefined : byId.data?.length === 0;
  const all = useAllRows<DieselIssue>(RESOURCES.dieselIssues, { enabled: isWithoutId });
  const { data, ...query } = isWithoutId ? all : byId;
  const found = useMemo(() => data && fillsByTruck(data), [data]);
  const fills = found && (found.get(truck?.id ?? '') ?? found.get(key ?? '') ?? NONE);
  const meta: Partial<ListMeta> = query.meta ?? {};
  return {
    ...query,
    fills,
    /** From when on none is missing, in milliseconds since 1970. */
    wholeFrom: meta.wholeFrom ?? -Infinity,
  };
};
