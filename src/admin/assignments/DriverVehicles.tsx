import { useState } from 'react';
import { useGetOne, useRecordContext } from 'react-admin';

import {
  VEHICLE_FIELDS,
  VEHICLE_RESOURCES,
  vehicleNumber,
  type Vehicle,
  type VehicleField,
} from '../../domain/assignments/vehicleFields.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { DialogBoundary } from '../kit/dialogs/DialogBoundary.tsx';
import { Muted } from '../kit/fields/Muted.tsx';
import { Value } from '../kit/show/FactCard.tsx';
import { FactList } from '../kit/show/FactList.tsx';
import { PageCard } from '../kit/show/PageCard.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Button } from '../kit/ui/Button.tsx';
import { useMay } from '../kit/useMay.ts';
import { AssignDialog, RemoveDriverButton } from './AssignmentCard.tsx';

import styles from './DriverVehicles.module.css';

export const DriverVehicles = () => {
  const t = useT();
  const driver = useRecordContext<Driver>();
  if (!driver) return null;
  return (
    <PageCard title="resources.fleet/drivers.sections.assignment">
      <FactList
        facts={[
          ...VEHICLE_FIELDS.map((field) => ({
            name: t(`resources.fleet/drivers.fields.${field}`),
            value: <VehicleOf field={field} driver={driver} />,
          })),
          {
            name: t('resources.fleet/drivers.fields.company_id'),
            value: <Value source="company_id" />,
          },
        ]}
      />
    </PageCard>
  );
};

interface VehicleOfProps {
  field: VehicleField;
  driver: Driver;
}

const VehicleOf = ({ field, driver }: VehicleOfProps) => {
  const t = useT();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const id = driver[field] ?? null;
  const { data: vehicle } = useGetOne<Vehicle>(
    VEHICLE_RESOURCES[field],
    { id: id ?? 0 },
    { enabled: id !== null },
  );
  const close = () => setAsking(false);
  const name = vehicle && vehicleNumber(vehicle);
  return (
    <div className={`apart gap-02 ${styles['vehicle']}`}>
      {id === null ? <Muted>{t('vehicles.assignment.alone')}</Muted> : <Value source={field} />}
      {may('edit', RESOURCES.drivers) && (
        <span>
          <Button
            aria-label={t(`vehicles.assignment.${id === null ? 'give' : 'swap'}.${field}`)}
            onClick={() => setAsking(true)}
          >
            {t(id === null ? 'vehicles.assign.do' : 'vehicles.assignment.swap.short')}
          </Button>
          {name && (
            <RemoveDriverButton
              field={field}
              vehicle={name}
              driver={driver}
              label={t('vehicles.assignment.removeIt', { vehicle: name })}
            />
          )}
        </span>
      )}
      <DialogBoundary onClose={close}>
        {isAsking && <AssignDialog field={field} driver={driver} onClose={close} />}
      </DialogBoundary>
    </div>
  );
};
