import { SelectInput, useRecordContext } from 'react-admin';

import { DRIVER_STATUSES, type Driver } from '../../../domain/drivers/driver.ts';
import { driverChecks } from '../../../domain/drivers/driverChecks.ts';
import { useValidator } from '../../common/useValidator.ts';

const choices = DRIVER_STATUSES.map((id) => ({
  id: id as string,
  name: `resources.fleet/drivers.statuses.${id}`,
}));

/** The driver's status. One that only the server knows can stay. */
export const DriverStatusInput = () => {
  const stored: string | undefined = useRecordContext<Driver>()?.status;
  const isKnown = !stored || choices.some(({ id }) => id === stored);
  return (
    <SelectInput
      source="status"
      choices={isKnown ? choices : [...choices, { id: stored, name: stored }]}
      validate={useValidator('status', driverChecks.status)}
      helperText={false}
    />
  );
};
