import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';

import {
  vehicleFieldOf,
  vehicleNumber,
  type Vehicle,
  type VehicleField,
} from '../../domain/assignments/vehicleFields.ts';
import { EXPIRY_KINDS, expiryStatus } from '../../domain/expiries/expiry.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import type { Truck } from '../../domain/fleet/trucks.ts';
import { shortPlate } from '../../domain/plates/plateText.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useAllRows } from '../kit/allRows.ts';
import type { OptionFacts } from '../kit/inputs/OptionLook.tsx';
import { useT } from '../kit/texts/useT.ts';
import { useCompanyDay } from '../kit/useCompanyDay.ts';
import { driverName } from './DriverName.tsx';
import { useHolders } from './useHolders.ts';

type Describe = (row: RaRecord) => OptionFacts;

/** What has expired on a record, in words. */
const useExpired = () => {
  const t = useT();
  const day = useCompanyDay();
  return (row: RaRecord): string | undefined => {
    const kinds = EXPIRY_KINDS.filter((kind) => {
      const date: unknown = row[`${kind}_expiry`];
      return typeof date === 'string' && expiryStatus(date, kind, day).state === 'overdue';
    });
    const papers = kinds.map((kind) => t(`common.expiryKinds.${kind}`)).join(', ');
    return papers && t('vehicles.pick.expired', { papers });
  };
};

/** For vehicles: which one, and who has it. */
const useVehicleFacts = (field: VehicleField): Describe => {
  const t = useT();
  const expired = useExpired();
  const { holders, drivers } = useHolders(field);
  return (row) => {
    const vehicle = row as Vehicle;
    const names = (holders.get(vehicle.id) ?? []).map(driverName).join(', ');
    return {
      about: [shortPlate(vehicle), vehicle.model],
      state: names || (drivers && t('vehicles.pick.free')),
      isFree: names === '',
      warning: expired(row),
    };
  };
};

/** For drivers: who, and what they drive now. */
export const useDriverFacts = (): Describe => {
  const t = useT();
  const expired = useExpired();
  const { data: trucks } = useAllRows<Truck>(RESOURCES.trucks);
  const numbers = useMemo(
    () => new Map(trucks?.map((truck) => [truck.id, vehicleNumber(truck)])),
    [trucks],
  );
  return (row) => {
    const driver = row as Driver;
    const truck = driver.truck_id === null ? undefined : numbers.get(driver.truck_id);
    const status = t(`resources.${RESOURCES.drivers}.options.status.${driver.status}` as never);
    return {
      about: [driver.driver_id, driver.status === 'active' ? undefined : status],
      state: truck ?? (trucks && driver.truck_id === null ? t('vehicles.pick.noTruck') : undefined),
      warning: expired(row),
    };
  };
};

/** The facts shown in a choice of drivers or vehicles; none for other records. */
export const usePickFacts = (resource: string): Describe | undefined => {
  const field = vehicleFieldOf(resource);
  const ofVehicle = useVehicleFacts(field ?? 'truck_id');
  const ofDriver = useDriverFacts();
  if (field) return ofVehicle;
  return resource === RESOURCES.drivers ? ofDriver : undefined;
};
