import { useMemo } from 'react';

import type { ActivityEntry } from '../../domain/activity/activity.ts';
import { assignedSince, assignmentOf } from '../../domain/assignments/assignment.ts';
import type { VehicleField } from '../../domain/assignments/vehicleFields.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import type { Trailer } from '../../domain/fleet/trailers.ts';
import type { Truck } from '../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useAllRows } from '../kit/useAllRows.ts';

/** Who has a truck (or trailer) now, what else that driver has, and since when. */
export const useAssignment = (field: VehicleField, id: number) => {
  const drivers = useAllRows<Driver>(RESOURCES.drivers);
  const trucks = useAllRows<Truck>(RESOURCES.trucks);
  const trailers = useAllRows<Trailer>(RESOURCES.trailers);
  // A server may have no log: then everything but the assignment date is shown.
  const log = useAllRows<ActivityEntry>(RESOURCES.activity, { retry: false });
  const activity = log.data;

  const assignment = useMemo(() => {
    if (!drivers.data || !trucks.data || !trailers.data) return undefined;
    const rows = { drivers: drivers.data, trucks: trucks.data, trailers: trailers.data, activity };
    const found = assignmentOf(rows, field, id);
    if (!found) return { isFree: true } as const;
    const other = field === 'truck_id' ? 'trailer_id' : 'truck_id';
    const beside = found.driver[other];
    const besideSince =
      beside === null ? null : assignedSince(activity ?? [], found.driver.id, other, beside);
    return { isFree: false, ...found, besideSince } as const;
  }, [drivers.data, trucks.data, trailers.data, activity, field, id]);

  const lists = [drivers, trucks, trailers];
  return {
    assignment,
    drivers: drivers.data,
    error: lists.find(({ error }) => error)?.error,
    refetch: () => void Promise.all(lists.map((list) => list.refetch())),
  };
};
