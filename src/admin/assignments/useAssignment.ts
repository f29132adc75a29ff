import { useMemo } from 'react';

import type { ActivityEntry } from '../../domain/activity/activity.ts';
import { assignmentOf } from '../../domain/assignments/assignment.ts';
import {
  fieldBeside,
  VEHICLE_RESOURCES,
  type Vehicle,
  type VehicleField,
} from '../../domain/assignments/vehicleFields.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useAllRows } from '../kit/allRows.ts';

/** Who has a vehicle now, what else that driver has, and since when. */
export const useAssignment = (field: VehicleField, id: number) => {
  const drivers = useAllRows<Driver>(RESOURCES.drivers);
  const vehicles = useAllRows<Vehicle>(VEHICLE_RESOURCES[fieldBeside(field)]);
  // A server may have no log: then everything but the assignment date is shown.
  const log = useAllRows<ActivityEntry>(RESOURCES.activity, { retry: false });
  const activity = log.data;

  const assignment = useMemo(() => {
    if (!drivers.data || !vehicles.data) return undefined;
    const found = assignmentOf(drivers.data, vehicles.data, activity ?? [], field, id);
    return found ? ({ isFree: false, ...found } as const) : ({ isFree: true } as const);
  }, [drivers.data, vehicles.data, activity, field, id]);

  const lists = [drivers, vehicles];
  return {
    assignment,
    drivers: drivers.data,
    error: lists.find(({ error }) => error)?.error,
    refetch: () => void Promise.all(lists.map((list) => list.refetch())),
  };
};
