import { useId, useMemo, useState } from 'react';
import { useGetOne, useNotify, useTranslate } from 'react-admin';

import { holderOf } from '../../domain/assignments/assignment.ts';
import {
  VEHICLE_RESOURCES,
  vehicleNumber,
  type Vehicle,
  type VehicleField,
} from '../../domain/assignments/vehicleFields.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { Failure } from '../kit/feedback/Failure.tsx';
import { useFailureText } from '../kit/feedback/useFailure.ts';
import { useGuardedClose } from '../kit/form/useGuardedClose.tsx';
import { Picker } from '../kit/inputs/Picker.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { Dialog, DialogActions, DialogBody } from '../kit/ui/Dialog.tsx';
import { driverName } from './DriverName.tsx';
import { useDriverFacts } from './usePickFacts.ts';
import { useReassign } from './useReassign.ts';

interface AssignDriverDialogProps {
  field: VehicleField;
  id: number;
  /** The name of the vehicle. */
  vehicle: string;
  drivers: readonly Driver[];
  onClose: () => void;
}

/** Assigns a vehicle to a driver, after saying who loses what; saved as a single change. */
const AssignDriverDialog = ({ field, id, vehicle, drivers, onClose }: AssignDriverDialogProps) => {
  const t = useT();
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const fieldId = useId();
  const [chosenId, setChosenId] = useState<number>();
  const { mutate, isPending, error, reset } = useReassign();
  const chosen = drivers.find((driver) => driver.id === chosenId);
  const options = useMemo(() => drivers.filter(({ status }) => status !== 'cancelled'), [drivers]);
  const holder = holderOf(drivers, field, id, chosenId);
  const hasIt = chosen?.[field] === id;
  const { describe, keysOf } = useDriverFacts();
  const { close, guard } = useGuardedClose({
    isUnsaved: chosen !== undefined,
    isSaving: isPending,
    onClose,
  });

  const assign = () => {
    if (!chosen) return;
    const requested = { [field]: id };
    const confirmedTakeovers = holder ? { [field]: holder.id } : {};
    mutate(
      {
        driver: chosen.id,
        requested,
        confirmedTakeovers,
        edited: requested,
        previous: { ...chosen },
      },
      {
        onSuccess: () => {
          const text = t('vehicles.assign.done', { vehicle, driver: driverName(chosen) });
          notify(text, { type: 'success', messageArgs: { _: text } });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog title={t('vehicles.assign.title', { vehicle })} isBusy={isPending} onClose={close}>
      {guard}
      <DialogBody>
        <Picker
          frame={{
            id: fieldId,
            label: t('vehicles.assign.choose'),
            hint: t('vehicles.assign.hint'),
          }}
          control={{ 'data-first': true }}
          options={options}
          chosen={chosen ?? null}
          onChoose={(driver) => {
            reset();
            setChosenId(driver?.id);
          }}
          keyOf={(driver) => driver.id}
          labelOf={driverName}
          nameOf={({ name }) => name}
          describe={describe}
          keysOf={keysOf}
        />
        {chosen && hasIt && !holder && (
          <Alert tone="info">{t('vehicles.assign.same', { driver: driverName(chosen) })}</Alert>
        )}
        {chosen && holder && (
          <Alert tone="warn">
            {t('vehicles.assign.holder', { vehicle, holder: driverName(holder) })}
          </Alert>
        )}
        {chosen && !hasIt && <Leaves field={field} driver={chosen} />}
        {error && <Failure>{failureText('vehicles.assign.failed', error)}</Failure>}
      </DialogBody>
      <DialogActions>
        <Button onClick={close} disabled={isPending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          look="contained"
          onClick={assign}
          disabled={!chosen || isPending || (hasIt && !holder)}
        >
          {t(holder && chosen ? 'vehicles.assign.move' : 'vehicles.assign.do')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** What the chosen driver has now and will lose. */
const Leaves = ({ field, driver }: { field: VehicleField; driver: Driver }) => {
  const t = useT();
  const current = driver[field];
  const { data } = useGetOne<Vehicle>(
    VEHICLE_RESOURCES[field],
    { id: current ?? 0 },
    { enabled: current !== null },
  );
  if (current === null) return null;
  const other = data ? vehicleNumber(data) : t('common.unknownId', { id: current });
  return (
    <Alert tone="info">{t('vehicles.assign.leaves', { driver: driverName(driver), other })}</Alert>
  );
};

export default AssignDriverDialog;
