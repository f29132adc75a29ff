import { useMemo } from 'react';

import { fillsByTruck, type Fill } from '../../../domain/diesel/fills/fills.ts';
import type { DieselIssue } from '../../../domain/diesel/issue.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';

/** A truck's fills in chronological order; none until they have loaded. */
export const useTruckFills = (truck: number | undefined): readonly Fill<DieselIssue>[] => {
  const { data } = useAllRows<DieselIssue>(RESOURCES.dieselIssues, {
    sort: { field: 'at', order: 'ASC' },
    filter: { truck_id: truck },
    enabled: truck !== undefined,
  });
  return useMemo(
    () => (truck === undefined || !data ? [] : (fillsByTruck(data).get(truck) ?? [])),
    [data, truck],
  );
};
