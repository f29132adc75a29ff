import { useCallback, useMemo } from 'react';
import type { RaRecord } from 'react-admin';

import {
  VEHICLE_RESOURCES,
  vehicleFieldOf,
  vehicleNumber,
  type Vehicle,
  type VehicleField,
} from '../../domain/assignments/vehicleFields.ts';
import { listOf } from '../../domain/base/formats.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { FLEET_TYPES } from '../../domain/fleet/fleetTypes.ts';
import type { Truck } from '../../domain/fleet/trucks.ts';
import { plateSearchText, shortPlate } from '../../domain/plates/plateText.ts';
import { expiriesOf } from '../../domain/records/expiries.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useAllRows } from '../kit/allRows.ts';
import type { OptionFacts } from '../kit/inputs/OptionLook.tsx';
import { useCompanyDay } from '../kit/texts/useCompanyDay.ts';
import { useT } from '../kit/texts/useT.ts';
import { useWords } from '../kit/texts/useWords.ts';
import { driverName } from './DriverName.tsx';
import { useHolders } from './useHolders.ts';

export interface PickFacts {
  describe: (row: RaRecord) => OptionFacts;
  keysOf: (row: RaRecord) => readonly string[];
}

const TYPES = Object.values(FLEET_TYPES);

const lines = (...texts: readonly (string | null | undefined)[]): string =>
  texts.filter(Boolean).join('\n');

/** UAE # and phone too, as stored and as dialled within the country. */
const driverKeys = ({ name, name_ar, driver_id, uae_number, phone }: Driver): readonly string[] => [
  lines(name, name_ar),
  driver_id,
  uae_number ?? '',
  lines(phone, phone?.replace(/^(?:\+|00)971/, '0')),
];

/** What has expired on a record in service, in words. */
const useExpired = (resource: string) => {
  const t = useT();
  const day = useCompanyDay();
  const type = TYPES.find(({ name }) => name === resource);
  return (row: RaRecord<number>): string | undefined => {
    const expired = (type ? expiriesOf(type, day)(row) : []).filter(
      ({ state }) => state === 'overdue',
    );
    const papers = listOf(expired.map(({ kind }) => t(`common.expiryKinds.${kind}`)));
    return papers && t('vehicles.pick.expired', { papers });
  };
};

const useVehicleFacts = (field: VehicleField): PickFacts => {
  const t = useT();
  const words = useWords();
  const expired = useExpired(VEHICLE_RESOURCES[field]);
  const { holders, isPartial, isPending } = useHolders(field);
  const keysOf = useCallback(
    (row: RaRecord) => {
      const vehicle = row as Vehicle;
      const people = (holders.get(vehicle.id) ?? []).flatMap(driverKeys);
      return [plateSearchText(vehicle), lines(...people), lines(vehicle.make, vehicle.model)];
    },
    [holders],
  );
  const describe = (row: RaRecord) => {
    const vehicle = row as Vehicle;
    const names = listOf((holders.get(vehicle.id) ?? []).map(driverName));
    const isFree = names === '' && !isPartial && !isPending;
    return {
      about: [
        shortPlate(vehicle, (source) => words.value(RESOURCES.trucks, 'plate_emirate', source)),
        vehicle.model,
      ],
      state: isFree ? t('vehicles.pick.free') : names,
      isFree,
      warning: expired(row as RaRecord<number>),
    };
  };
  return { describe, keysOf };
};

export const useDriverFacts = (): PickFacts => {
  const t = useT();
  const expired = useExpired(RESOURCES.drivers);
  const { data: trucks } = useAllRows<Truck>(RESOURCES.trucks);
  const numberOf = useMemo(() => {
    const numbers = new Map(trucks?.map((truck) => [truck.id, vehicleNumber(truck)]));
    return ({ truck_id }: Driver) => numbers.get(truck_id ?? 0);
  }, [trucks]);
  const keysOf = useCallback(
    (row: RaRecord) => {
      const driver = row as Driver;
      return [...driverKeys(driver), numberOf(driver) ?? ''];
    },
    [numberOf],
  );
  const describe = (row: RaRecord) => {
    const driver = row as Driver;
    const status = t(`resources.${RESOURCES.drivers}.options.status.${driver.status}` as never);
    const isFree = trucks && driver.truck_id === null;
    return {
      about: [driver.driver_id, driver.status === 'active' ? undefined : status],
      state: isFree ? t('vehicles.pick.noTruck') : numberOf(driver),
      warning: expired(row as RaRecord<number>),
    };
  };
  return { describe, keysOf };
};

/** None for records that are neither drivers nor vehicles. */
export const usePickFacts = (resource: string): PickFacts | undefined => {
  const field = vehicleFieldOf(resource);
  const ofVehicle = useVehicleFacts(field ?? 'truck_id');
  const ofDriver = useDriverFacts();
  if (field) return ofVehicle;
  return resource === RESOURCES.drivers ? ofDriver : undefined;
};
