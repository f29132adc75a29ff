import { useRef } from 'react';

import { isApiError } from '../../../dataProvider/apiError.ts';
import {
  takeoverRequest,
  type Reassignment,
  type Takeovers,
} from '../../../dataProvider/writes/reassignment.ts';
import {
  VEHICLE_FIELDS,
  VEHICLE_RESOURCES,
  vehicleNumber,
  type Vehicle,
  type VehicleField,
} from '../../../domain/assignments/vehicleFields.ts';
import { listOf } from '../../../domain/base/formats.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { driverName } from '../../assignments/DriverName.tsx';
import { useReassign } from '../../assignments/useReassign.ts';
import { useNotifyFailure } from '../../kit/feedback/useFailure.ts';
import { useAppDataProvider } from '../../kit/useAppDataProvider.ts';

/**
 * A new driver is added without the vehicles that others have, which are moved afterwards. If that
 * fails, the user learns that the driver was added and who still has the vehicles.
 */
export const useReassignAfterCreate = (confirmedTakeovers: Takeovers) => {
  const dataProvider = useAppDataProvider();
  const notifyFailure = useNotifyFailure();
  const { mutateAsync } = useReassign();
  const later = useRef<ReturnType<typeof takeoverRequest>>(undefined);

  const namesOf = async (fields: readonly VehicleField[], requested: Reassignment['requested']) => {
    const names = fields.map(async (field) => {
      const { data } = await dataProvider.getOne<Vehicle>(VEHICLE_RESOURCES[field], {
        id: requested[field] ?? 0,
      });
      return vehicleNumber(data);
    });
    return listOf(await Promise.all(names));
  };

  const tell = async (error: unknown, { requested }: Pick<Reassignment, 'requested'>) => {
    const fields = VEHICLE_FIELDS.filter((field) => requested[field] !== undefined);
    const isUnsure = isApiError(error, 'unknownOutcome', 'partiallyReassigned');
    const ids = fields.flatMap((field) => confirmedTakeovers[field] ?? []);
    const [vehicles, { data }] = await Promise.all([
      namesOf(fields, requested),
      dataProvider.getMany<Driver>(RESOURCES.drivers, { ids: [...new Set(ids)] }),
    ]);
    const holders = listOf(data.map(driverName));
    const words = isUnsure
      ? 'vehicles.assignment.createdUnsure'
      : 'vehicles.assignment.createdNotMoved';
    notifyFailure(words, error, { vehicles, holders });
  };

  return {
    /** The form's values without the vehicles still to be moved. */
    without: (values: Record<string, unknown>): Record<string, unknown> => {
      const moved = takeoverRequest(values, confirmedTakeovers);
      later.current = moved;
      return {
        ...values,
        ...Object.fromEntries(Object.keys(moved.requested).map((field) => [field, null])),
      };
    },
    reassign: async (created: Driver): Promise<void> => {
      const moved = later.current;
      if (!moved || Object.keys(moved.requested).length === 0) return;
      try {
        await mutateAsync({ driver: created.id, ...moved });
      } catch (error) {
        await tell(error, moved).catch(() => notifyFailure('vehicles.assign.failed', error, {}));
      }
    },
  };
};
