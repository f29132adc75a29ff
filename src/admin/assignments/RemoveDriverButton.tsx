import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';

import type { VehicleField } from '../../domain/assignments/vehicleFields.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import { useNotifyFailure } from '../kit/feedback/useFailure.ts';
import { lazyScreen } from '../kit/lazyScreen.ts';
import { useT } from '../kit/texts/useT.ts';
import { Button } from '../kit/ui/Button.tsx';
import { driverName } from './DriverName.tsx';
import { useReassign } from './useReassign.ts';

const Question = lazyScreen(async () => ({
  default: (await import('../kit/dialogs/Question.tsx')).Question,
}));

interface RemoveDriverButtonProps {
  field: VehicleField;
  vehicle: string;
  driver: Driver;
}

/** Takes a truck (or trailer) from its driver, after a question that names both. */
export const RemoveDriverButton = ({ field, vehicle, driver }: RemoveDriverButtonProps) => {
  const t = useT();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useReassign();
  /** Undefined before it was asked for the first time: till then its code is not needed. */
  const [isAsking, setAsking] = useState<boolean>();
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
  const names = { vehicle, holder: driverName(driver) };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('vehicles.assignment.remove')}</Button>
      <Suspense>
        {isAsking !== undefined && (
          <Question
            isOpen={isAsking}
            loading={isPending}
            title={<span>{t('vehicles.remove.title', names)}</span>}
            content={<span>{t('vehicles.remove.content', names)}</span>}
            confirm="vehicles.assignment.remove"
            confirmColor="warning"
            onConfirm={confirm}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
};
