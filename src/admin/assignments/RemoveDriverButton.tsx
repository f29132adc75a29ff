import { useState } from 'react';
import { useNotify } from 'react-admin';

import type { VehicleField } from '../../domain/assignments/vehicleFields.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { Question } from '../kit/dialogs/Question.tsx';
import { useNotifyFailure } from '../kit/feedback/useFailure.ts';
import { useT } from '../kit/texts/useT.ts';
import { Button } from '../kit/ui/Button.tsx';
import { driverName } from './DriverName.tsx';
import { useReassign } from './useReassign.ts';

interface RemoveDriverButtonProps {
  field: VehicleField;
  vehicle: string;
  driver: Driver;
}

/** Takes a vehicle from its driver, after a question that names both. */
export const RemoveDriverButton = ({ field, vehicle, driver }: RemoveDriverButtonProps) => {
  const t = useT();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useReassign();
  const [isAsking, setAsking] = useState(false);
  const words = { vehicle, holder: driverName(driver) };
  const requested = { [field]: null };
  const confirm = () =>
    mutate(
      { driver: driver.id, requested, edited: requested, previous: { ...driver } },
      {
        onSuccess: () => {
          const text = t('vehicles.remove.done', { vehicle });
          notify(text, { type: 'success', messageArgs: { _: text } });
        },
        onError: (error) => notifyFailure('vehicles.remove.failed', error),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button tone="bad" onClick={() => setAsking(true)}>
        {t('vehicles.assignment.remove')}
      </Button>
      <Question
        isOpen={isAsking}
        isPending={isPending}
        title={t('vehicles.remove.title', words)}
        content={t('vehicles.remove.content', words)}
        confirm={t('vehicles.assignment.remove')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
