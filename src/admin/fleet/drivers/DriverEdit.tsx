import { Edit, SimpleForm, ShowButton, SaveButton, Toolbar, useRecordContext } from 'react-admin';

import type { Driver } from '../../../domain/drivers/driver.ts';
import { driverValues } from '../../../domain/drivers/driverValues.ts';
import { DeleteButton } from '../../common/DeleteButton.tsx';
import { EditLoadFailed } from '../../common/RecordLoadFailed.tsx';
import { toldInPlace } from '../../common/toldInPlace.ts';
import { useNotifyFailure } from '../../common/useFailure.ts';
import { useT } from '../../common/useT.ts';
import { PageActions } from '../../shell/page/PageHeader.tsx';
import { DriverDeleteRequests } from './DriverDeleteRequests.tsx';
import { driverFailure } from './driverFailure.ts';
import { DriverInputs } from './DriverInputs.tsx';

/** Changes a driver. */
const DriverEdit = () => {
  const notifyFailure = useNotifyFailure();
  return (
    <DriverDeleteRequests>
      <Edit
        title={<EditTitle />}
        mutationMode="pessimistic"
        redirect="show"
        transform={driverValues}
        actions={false}
        queryOptions={toldInPlace}
        error={<EditLoadFailed message="resources.fleet/drivers.failed.load" />}
        mutationOptions={{ onError: (error) => notifyFailure(driverFailure('save', error), error) }}
        sx={{ maxInlineSize: 880 }}
      >
        <EditActions />
        <SimpleForm toolbar={<EditToolbar />} warnWhenUnsavedChanges>
          <DriverInputs />
        </SimpleForm>
      </Edit>
    </DriverDeleteRequests>
  );
};

const EditTitle = () => {
  const t = useT();
  const driver = useRecordContext<Driver>();
  return (
    <>
      {driver
        ? t('resources.fleet/drivers.page.edit', { name: driver.name })
        : t('resources.fleet/drivers.name', { smart_count: 1 })}
    </>
  );
};

const EditActions = () => (
  <PageActions>
    <ShowButton />
    <DeleteButton />
  </PageActions>
);

const EditToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

export default DriverEdit;
