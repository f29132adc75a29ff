import { keepPreviousData } from '@tanstack/react-query';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { isApiError } from '../../dataProvider/apiError.ts';
import { holderOf } from '../../domain/assignments/assignment.ts';
import {
  VEHICLE_RESOURCES,
  vehicleNumber,
  type Vehicle,
  type VehicleField,
} from '../../domain/assignments/vehicleFields.ts';
import { listOf, ownName } from '../../domain/base/formats.ts';
import { drivers, type Driver } from '../../domain/fleet/drivers.ts';
import { expiriesOf } from '../../domain/records/expiries.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { foundBy, useAllRows } from '../kit/allRows.ts';
import { Failure } from '../kit/feedback/Failure.tsx';
import { RetryButton } from '../kit/feedback/RetryButton.tsx';
import { useFailureText } from '../kit/feedback/useFailure.ts';
import { useGuardedClose } from '../kit/form/useGuardedClose.tsx';
import { Picker } from '../kit/inputs/Picker.tsx';
import { useCompanyDay } from '../kit/texts/useCompanyDay.ts';
import { useT } from '../kit/texts/useT.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { Dialog, DialogForm } from '../kit/ui/Dialog.tsx';
import { driverName } from './DriverName.tsx';
import { useHolders } from './useHolders.ts';
import { usePickFacts, type PickFacts } from './usePickFacts.ts';
import { useReassign } from './useReassign.ts';

interface Props {
  field: VehicleField;
  onClose: () => void;
}

type AssignDialogProps = Props & ({ vehicle: Vehicle } | { driver: Driver });

/** One of the two is given, the other chosen. */
const AssignDialog = (props: AssignDialogProps) =>
  'vehicle' in props ? <AssignDriver {...props} /> : <AssignVehicle {...props} />;

const NO_FACTS: Partial<PickFacts> = {};

/** What the typed words find. */
const useFound = <Row extends RaRecord>(resource: string) => {
  const [typed, onType] = useState('');
  const { data, error, refetch, isPending, isPlaceholderData } = useAllRows<Row>(resource, {
    ofLong: foundBy(typed),
    placeholderData: keepPreviousData,
  });
  const failed = data ? null : error;
  return {
    resource,
    rows: data,
    error: failed,
    isPending: isPending || isPlaceholderData,
    onRetry: () => void refetch(),
    onType,
  };
};

const AssignDriver = ({ vehicle, ...props }: Props & { vehicle: Vehicle }) => {
  const t = useT();
  const [driver, choose] = useState<Driver>();
  const { rows, ...found } = useFound<Driver>(RESOURCES.drivers);
  const day = useCompanyDay();
  const options = useMemo(() => {
    const datesOf = expiriesOf(drivers, day);
    const isFit = (row: Driver) =>
      row.status === 'active' && datesOf(row).every(({ state }) => state !== 'overdue');
    // Those without one first, and of these those who may drive.
    const ranked = (rows ?? []).map((row) => ({
      row,
      rank: (row[props.field] === null ? 0 : 2) + (isFit(row) ? 0 : 1),
    }));
    return ranked
      .filter(({ row }) => row.status !== 'cancelled')
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ row }) => row);
  }, [rows, props.field, day]);
  return (
    <Assign {...props} driver={driver} vehicle={vehicle} name={vehicleNumber(vehicle)}>
      {(reset) => (
        <Choice
          {...found}
          label={t('vehicles.assign.choose')}
          hint={t('vehicles.assign.hint')}
          options={options}
          chosen={driver}
          labelOf={driverName}
          nameOf={ownName}
          onChoose={(chosen) => {
            reset();
            choose(chosen);
          }}
        />
      )}
    </Assign>
  );
};

const AssignVehicle = ({ driver, ...props }: Props & { driver: Driver }) => {
  const t = useT();
  const [vehicle, choose] = useState<Vehicle>();
  const { rows, ...found } = useFound<Vehicle>(VEHICLE_RESOURCES[props.field]);
  const ids = useMemo(() => rows?.map(({ id }) => id), [rows]);
  const { holders } = useHolders(props.field, ids);
  const options = useMemo(
    () =>
      (rows ?? [])
        .filter((row) => row.status !== 'sold' && row.id !== driver[props.field])
        .toSorted((a, b) => Number(holders.has(a.id)) - Number(holders.has(b.id))),
    [rows, holders, driver, props.field],
  );
  return (
    <Assign {...props} driver={driver} vehicle={vehicle} name={driverName(driver)}>
      {(reset) => (
        <Choice
          {...found}
          label={t(`resources.fleet/drivers.fields.${props.field}`)}
          options={options}
          chosen={vehicle}
          labelOf={vehicleNumber}
          onChoose={(chosen) => {
            reset();
            choose(chosen);
          }}
        />
      )}
    </Assign>
  );
};

interface ChoiceProps<Row extends RaRecord> extends Omit<ReturnType<typeof useFound<Row>>, 'rows'> {
  label: string;
  hint?: string;
  options: readonly Row[];
  chosen: Row | undefined;
  labelOf: (row: Row) => string;
  /** In the list, where the facts name the ID. */
  nameOf?: (row: Row) => string;
  onChoose: (row: Row | undefined) => void;
}

const Choice = <Row extends RaRecord>({
  resource,
  label,
  hint,
  error,
  onRetry,
  chosen,
  onChoose,
  ...props
}: ChoiceProps<Row>) => {
  const id = useId();
  const facts = usePickFacts(resource) ?? NO_FACTS;
  const failureText = useFailureText();
  // What was chosen stays when the list cannot be read anew.
  if (error && !chosen) {
    return (
      <Failure action={<RetryButton error={error} onRetry={onRetry} />}>
        {failureText('common.options.failed', error)}
      </Failure>
    );
  }
  return (
    <Picker
      {...props}
      {...facts}
      frame={{ id, label, hint }}
      control={{ 'data-first': true }}
      chosen={chosen ?? null}
      onChoose={(row) => onChoose(row ?? undefined)}
      keyOf={({ id: key }) => key}
      opensOnFocus
    />
  );
};

interface AssignProps extends Props {
  driver: Driver | undefined;
  vehicle: Vehicle | undefined;
  /** Of the one that the dialog is about. */
  name: string;
  children: (reset: () => void) => ReactNode;
}

/** Says who loses what; saved as a single change. */
const Assign = ({ field, driver: chosen, vehicle, name, onClose, children }: AssignProps) => {
  const t = useT();
  /** What the server has of a driver whom someone else changed meanwhile. */
  const [found, setFound] = useState<Driver>();
  const driver = found?.id === chosen?.id ? found : chosen;
  const notify = useNotify();
  const failureText = useFailureText();
  const { mutate, isPending, error, reset } = useReassign();
  const pair = driver && vehicle && { driver, vehicle };
  const { drivers, holders, error: unread, refetch } = useHolders(field, pair && [pair.vehicle.id]);
  const holder = pair && holderOf(drivers ?? [], field, pair.vehicle.id, pair.driver.id);
  const hasIt = pair !== undefined && pair.driver[field] === pair.vehicle.id;
  const { close, guard } = useGuardedClose({
    isUnsaved: pair !== undefined,
    isSaving: isPending,
    onClose,
  });

  const assign = () => {
    if (!pair) return;
    const requested = { [field]: vehicle.id };
    mutate(
      {
        driver: driver.id,
        requested,
        confirmedTakeovers: holder ? { [field]: holder.id } : {},
        edited: requested,
        previous: { ...driver },
      },
      {
        onSuccess: () => {
          const text = t('vehicles.assign.done', {
            vehicle: vehicleNumber(vehicle),
            driver: driverName(driver),
          });
          notify(text, { type: 'success', messageArgs: { _: text } });
          onClose();
        },
        // Shown, and replaced only by another press.
        onError: (failure) => {
          if (isApiError(failure, 'changedElsewhere')) setFound({ ...driver, ...failure.found });
        },
      },
    );
  };

  return (
    <Dialog
      title={t('vehicles.assign.title', { vehicle: name })}
      isBusy={isPending}
      onClose={close}
    >
      {guard}
      <DialogForm
        onSubmit={assign}
        onCancel={close}
        submit={t(holder ? 'vehicles.assign.move' : 'vehicles.assign.do')}
        isBusy={isPending}
        error={error}
        canSubmit={pair !== undefined && drivers !== undefined && !(hasIt && !holder)}
      >
        {children(reset)}
        {pair && hasIt && !holder && (
          <Alert tone="info">{t('vehicles.assign.same', { driver: driverName(driver) })}</Alert>
        )}
        {pair && holder && (
          <Alert tone="warn">
            {t('vehicles.assign.holder', {
              vehicle: vehicleNumber(vehicle),
              holder: listOf(
                (holders.get(vehicle.id) ?? [])
                  .filter(({ id }) => id !== driver.id)
                  .map(driverName),
              ),
            })}
          </Alert>
        )}
        {pair && !hasIt && <Leaves field={field} driver={driver} />}
        {pair && !drivers && unread && (
          <Failure action={<RetryButton error={unread} onRetry={() => void refetch()} />}>
            {failureText('vehicles.assignment.failed', unread)}
          </Failure>
        )}
        {error && <Failure>{failureText('vehicles.assign.failed', error)}</Failure>}
      </DialogForm>
    </Dialog>
  );
};

const Leaves = ({ field, driver }: { field: VehicleField; driver: Driver }) => {
  const t = useT();
  const current = driver[field] ?? null;
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

export default AssignDialog;
