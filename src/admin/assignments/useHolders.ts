import { useMemo } from 'react';

import { hasGaps } from '../../dataProvider/rows/gaps.ts';
import { holdersOf } from '../../domain/assignments/assignment.ts';
import type { VehicleField } from '../../domain/assignments/vehicleFields.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useAllRows } from '../kit/allRows.ts';
import { useIsPaged } from '../kit/useIsPaged.ts';

const NO_HOLDERS: ReadonlyMap<number, Driver[]> = new Map();

type Holders = ReadonlyMap<number, Driver[]>;

/** Computed once per list of drivers, however many table cells ask. */
const known = new WeakMap<readonly Driver[], Map<VehicleField, Holders>>();

const holdersIn = (drivers: readonly Driver[], field: VehicleField): Holders => {
  const byField = known.get(drivers) ?? new Map<VehicleField, Holders>();
  known.set(drivers, byField);
  const holders = byField.get(field) ?? holdersOf(drivers, field);
  byField.set(field, holders);
  return holders;
};

/** Of a long list of drivers, those who have one of these vehicles. */
export const useHolders = (field: VehicleField, vehicles: readonly number[] = []) => {
  const { data, meta, error, isPending, refetch } = useAllRows<Driver>(RESOURCES.drivers, {
    ofLong: { filter: { [field]: vehicles } },
    enabled: !useIsPaged()(RESOURCES.drivers) || vehicles.length > 0,
  });
  const holders = useMemo(() => (data ? holdersIn(data, field) : NO_HOLDERS), [data, field]);
  /** Those who are not among them may have one. */
  const isPartial = error !== null || hasGaps(meta);
  return { holders, drivers: data, isPartial, isPending, error, refetch };
};
