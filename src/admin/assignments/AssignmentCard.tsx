import { useMemo, useState, type ReactNode } from 'react';
import { useGetRecordRepresentation, useNotify, useRecordContext } from 'react-admin';

import { hasGaps } from '../../dataProvider/rows/gaps.ts';
import type { ActivityEntry } from '../../domain/activity/activity.ts';
import { assignmentOf } from '../../domain/assignments/assignment.ts';
import {
  fieldBeside,
  VEHICLE_RESOURCES,
  vehicleNumber,
  type Vehicle,
  type VehicleField,
} from '../../domain/assignments/vehicleFields.ts';
import { dayOf } from '../../domain/base/dates.ts';
import { listOf } from '../../domain/base/formats.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useAllRows } from '../kit/allRows.ts';
import { DialogBoundary } from '../kit/dialogs/DialogBoundary.tsx';
import { Question } from '../kit/dialogs/Question.tsx';
import { LoadFailed } from '../kit/feedback/LoadFailed.tsx';
import { useNotifyFailure } from '../kit/feedback/useFailure.ts';
import { Muted } from '../kit/fields/Muted.tsx';
import { PlainLink } from '../kit/fields/PlainLink.tsx';
import { lazyScreen } from '../kit/lazyScreen.ts';
import { FactList } from '../kit/show/FactList.tsx';
import { EmptyNote, PageCard, PageCardActions } from '../kit/show/PageCard.tsx';
import { Bars } from '../kit/show/RecordSkeleton.tsx';
import { useDateText } from '../kit/texts/useDateText.ts';
import { useLocalization } from '../kit/texts/useLocalization.ts';
import { useT } from '../kit/texts/useT.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { useMay } from '../kit/useMay.ts';
import { DriverLink, driverName } from './DriverName.tsx';
import { useReassign } from './useReassign.ts';

/** Who has a vehicle now, what else that driver has, and since when. */
const useAssignment = (field: VehicleField, id: number) => {
  const drivers = useAllRows<Driver>(RESOURCES.drivers, { ofLong: { filter: { [field]: id } } });
  const beside = fieldBeside(field);
  const others = drivers.data?.flatMap((driver) =>
    driver[field] === id ? (driver[beside] ?? []) : [],
  );
  const vehicles = useAllRows<Vehicle>(VEHICLE_RESOURCES[beside], {
    ofLong: { filter: { id: others ?? [] } },
  });
  // A server may have no log: then everything but the assignment date is shown.
  const holders = drivers.data?.flatMap((driver) => (driver[field] === id ? driver.id : []));
  const log = useAllRows<ActivityEntry>(RESOURCES.activity, {
    ofLong: { filter: { entity_type: RESOURCES.drivers, entity_id: holders ?? [] } },
    retry: false,
  });
  const activity = log.data;

  const assignment = useMemo(() => {
    if (!drivers.data || !vehicles.data) return undefined;
    const found = assignmentOf(drivers.data, vehicles.data, activity ?? [], field, id);
    return found ? ({ isFree: false, ...found } as const) : ({ isFree: true } as const);
  }, [drivers.data, vehicles.data, activity, field, id]);

  const lists = [drivers, vehicles];
  return {
    assignment,
    isPartial: hasGaps(drivers.meta),
    error: lists.find(({ error }) => error)?.error,
    refetch: () => void Promise.all(lists.map((list) => list.refetch())),
  };
};

export const AssignDialog = lazyScreen(() => import('./AssignDialog.tsx'));

interface AssignmentCardProps {
  field: VehicleField;
}

export const AssignmentCard = ({ field }: AssignmentCardProps) => {
  const record = useRecordContext();
  return record ? <Card field={field} id={Number(record.id)} /> : null;
};

const Card = ({ field, id }: AssignmentCardProps & { id: number }) => {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const may = useMay();
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(VEHICLE_RESOURCES[field]);
  const vehicle = record ? (represent(record) as string) : '';
  const { assignment, isPartial, error, refetch } = useAssignment(field, id);
  const driver = assignment && !assignment.isFree ? assignment.driver : undefined;
  return (
    <PageCard title="vehicles.assignment.title">
      {error ? (
        <LoadFailed message="vehicles.assignment.failed" error={error} onRetry={refetch} />
      ) : (
        <Facts field={field} assignment={assignment} isPartial={isPartial} />
      )}
      {may('edit', RESOURCES.drivers) && assignment && (
        <PageCardActions>
          <Button look="outlined" onClick={() => setAsking(true)}>
            {t(driver ? 'vehicles.assignment.change' : 'vehicles.assignment.assign')}
          </Button>
          {driver && <RemoveDriverButton field={field} vehicle={vehicle} driver={driver} />}
        </PageCardActions>
      )}
      <DialogBoundary onClose={() => setAsking(false)}>
        {isAsking && record && (
          <AssignDialog
            field={field}
            vehicle={record as Vehicle}
            onClose={() => setAsking(false)}
          />
        )}
      </DialogBoundary>
    </PageCard>
  );
};

type Assignment = ReturnType<typeof useAssignment>['assignment'];

interface FactsProps extends AssignmentCardProps {
  assignment: Assignment;
  /** Whoever has it may be among the drivers that are missing. */
  isPartial: boolean;
}

const Facts = ({ field, assignment, isPartial }: FactsProps) => {
  const t = useT();
  if (!assignment) return <Bars lines={2} />;
  if (assignment.isFree) {
    const none = isPartial ? 'common.options.unknown' : 'vehicles.assignment.none';
    return <EmptyNote>{t(none)}</EmptyNote>;
  }
  const { driver, beside, since, besideSince, others } = assignment;
  const besideField = fieldBeside(field);
  const besideId = driver[besideField];
  return (
    <>
      <FactList
        facts={[
          {
            name: t('vehicles.assignment.driver'),
            value: (
              <Since at={since}>
                <DriverLink driver={driver} /> <bdi>{driver.driver_id}</bdi>
              </Since>
            ),
          },
          {
            name: t(`resources.fleet/drivers.fields.${besideField}`),
            value: beside ? (
              <Since at={besideSince}>
                <PlainLink href={`/${VEHICLE_RESOURCES[besideField]}/${beside.id}/show`}>
                  <bdi>{vehicleNumber(beside)}</bdi>
                </PlainLink>
              </Since>
            ) : (
              <Muted>
                {besideId
                  ? t('common.unknownId', { id: besideId })
                  : t('vehicles.assignment.alone')}
              </Muted>
            ),
          },
        ]}
      />
      {others.length > 0 && (
        <Alert tone="warn">
          {t('vehicles.assignment.others', {
            smart_count: others.length,
            names: listOf(others.map(driverName)),
          })}
        </Alert>
      )}
    </>
  );
};

const Since = ({ at, children }: { at: string | null; children: ReactNode }) => {
  const t = useT();
  const dateText = useDateText();
  const { time_zone } = useLocalization();
  const date = at ? dayOf(at, time_zone) : undefined;
  return (
    <>
      {children}{' '}
      {date && (
        <Muted style={{ whiteSpace: 'nowrap' }}>
          {t('vehicles.assignment.since', { date: dateText(date) })}
        </Muted>
      )}
    </>
  );
};

interface RemoveDriverButtonProps {
  field: VehicleField;
  vehicle: string;
  driver: Driver;
  label?: string;
}

export const RemoveDriverButton = ({ field, vehicle, driver, label }: RemoveDriverButtonProps) => {
  const t = useT();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { mutateAsync, isPending } = useReassign();
  const [isAsking, setAsking] = useState(false);
  const words = { vehicle, holder: driverName(driver) };
  const requested = { [field]: null };
  // The outcome is reported on whichever page the user is on by then.
  const confirm = async () => {
    try {
      const previous = { ...driver };
      await mutateAsync({ driver: driver.id, requested, edited: requested, previous });
      const text = t('vehicles.remove.done', { vehicle });
      notify(text, { type: 'success', messageArgs: { _: text } });
    } catch (error) {
      notifyFailure('vehicles.remove.failed', error);
    }
    setAsking(false);
  };
  return (
    <>
      <Button tone="bad" aria-label={label} onClick={() => setAsking(true)}>
        {t('vehicles.assignment.remove')}
      </Button>
      <Question
        isOpen={isAsking}
        isPending={isPending}
        title={t('vehicles.remove.title', words)}
        content={t('vehicles.remove.content', words)}
        confirm={t('vehicles.assignment.remove')}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
