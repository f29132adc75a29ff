import { useCallback, useEffect } from 'react';
import { useGetOne, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { holderOf } from '../../domain/assignments/assignment.ts';
import {
  VEHICLE_RESOURCES,
  vehicleNumber,
  type Vehicle,
  type VehicleField,
} from '../../domain/assignments/vehicleFields.ts';
import { ownName } from '../../domain/base/formats.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { isolate } from '../../i18n/fill.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { OptionInput } from '../kit/inputs/OptionInput.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { driverName } from './DriverName.tsx';
import { useTakeovers } from './takeovers.ts';
import { useHolders } from './useHolders.ts';
import { usePickFacts } from './usePickFacts.ts';

interface VehicleInputProps {
  source: VehicleField;
}

/** One assigned to another driver can be taken over. */
export const VehicleInput = ({ source }: VehicleInputProps) => {
  const record = useRecordContext<Driver>();
  const chosen: unknown = useWatch({ name: source });
  const { drivers, holders } = useHolders(source, typeof chosen === 'number' ? [chosen] : []);
  const { confirmed } = useTakeovers();
  const resource = VEHICLE_RESOURCES[source];
  const own = record?.id;
  const stored = record?.[source];
  const confirmedHolder = confirmed[source];
  const validate = useCallback(
    (value: unknown) => {
      if (typeof value !== 'number' || value === stored) return undefined;
      const holder = holderOf(drivers ?? [], source, value, own);
      return holder && holder.id !== confirmedHolder
        ? {
            message: 'vehicles.assignment.confirmFirst' satisfies MessageKey,
            args: { holder: driverName(holder) },
          }
        : undefined;
    },
    [drivers, source, own, stored, confirmedHolder],
  );
  return (
    <div>
      <OptionInput
        source={source}
        reference={resource}
        label={`resources.fleet/drivers.fields.${source}`}
        validate={validate}
        {...usePickFacts(resource)}
        isLast={useCallback(({ id }) => holders.has(Number(id)), [holders])}
      />
      <Taken source={source} drivers={drivers} />
    </div>
  );
};

const Taken = ({ source, drivers }: VehicleInputProps & { drivers?: readonly Driver[] }) => {
  const t = useT();
  const record = useRecordContext<Driver>();
  const { trigger } = useFormContext();
  const { confirmed, confirm } = useTakeovers();
  const chosen: unknown = useWatch({ name: source });
  const id = typeof chosen === 'number' ? chosen : null;
  const isOther = id !== null && id !== record?.[source];
  const holder = isOther ? holderOf(drivers ?? [], source, id, record?.id) : undefined;
  const { data: vehicle } = useGetOne<Vehicle>(
    VEHICLE_RESOURCES[source],
    { id: id ?? 0 },
    { enabled: holder !== undefined },
  );
  const isConfirmed = holder !== undefined && confirmed[source] === holder.id;

  // A confirmed takeover applies to one vehicle only.
  useEffect(() => () => confirm(source, undefined), [confirm, source, id]);
  // Revalidates, so that the field's error disappears once the takeover is confirmed.
  useEffect(() => {
    if (isConfirmed) void trigger(source);
  }, [isConfirmed, trigger, source]);

  if (!holder || !vehicle) return null;
  const words = { vehicle: vehicleNumber(vehicle), holder: driverName(holder) };
  return (
    <Alert
      tone={isConfirmed ? 'info' : 'warn'}
      action={
        <Button
          look="outlined"
          onClick={() => confirm(source, isConfirmed ? undefined : holder.id)}
        >
          {isConfirmed
            ? t('vehicles.assignment.keepIt', { holder: isolate(ownName(holder)) })
            : t('vehicles.assignment.moveIt')}
        </Button>
      }
    >
      {t(isConfirmed ? 'vehicles.assignment.willMove' : 'vehicles.assignment.taken', words)}
    </Alert>
  );
};
