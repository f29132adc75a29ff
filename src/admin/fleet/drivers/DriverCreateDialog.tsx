import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { CreateBase, Form, SaveButton, useNotify, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

import { NEW_DRIVER, newDriverValues } from '../../../domain/drivers/driverValues.ts';
import { useFailureText } from '../../common/useFailure.ts';
import { useIsPhone } from '../../common/useIsPhone.ts';
import { useT } from '../../common/useT.ts';
import { useDialogTitle } from '../../shell/page/useDialogTitle.ts';
import { driverFailure } from './driverFailure.ts';
import { DriverInputs } from './DriverInputs.tsx';
import { DRIVERS_PATH } from './paths.ts';

/** Adds a driver over the list. What was typed stays until the server has stored it. */
const DriverCreateDialog = () => {
  const t = useT();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const title = useId();
  const [failure, setFailure] = useState('');
  useDialogTitle(t('resources.fleet/drivers.page.create'));
  const close = () => void navigate(DRIVERS_PATH);

  return (
    <CreateBase
      redirect={false}
      transform={newDriverValues}
      mutationOptions={{
        onMutate: () => setFailure(''),
        onError: (error) => setFailure(failureText(driverFailure('add', error), error)),
        onSuccess: () => {
          notify('resources.fleet/drivers.notifications.created', { type: 'success' });
          close();
        },
      }}
    >
      <Dialog
        open
        onClose={close}
        fullScreen={useIsPhone()}
        maxWidth="sm"
        fullWidth
        aria-labelledby={title}
        // The form stands between paper and content; it must let the content scroll by itself.
        sx={{ '& form': { display: 'flex', flexDirection: 'column', minBlockSize: 0 } }}
      >
        <Form defaultValues={NEW_DRIVER} warnWhenUnsavedChanges>
          <DialogTitle id={title}>{t('resources.fleet/drivers.page.create')}</DialogTitle>
          <DialogContent>
            <DriverInputs focusFirst />
            {failure && <Alert severity="error">{failure}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('ra.action.cancel')}</Button>
            <AddButton />
          </DialogActions>
        </Form>
      </Dialog>
    </CreateBase>
  );
};

/** Pressed on an empty form it tells what is missing; while it saves a second press does nothing. */
const AddButton = () => {
  const { isSubmitting } = useFormState();
  return <SaveButton alwaysEnable={!isSubmitting} label="resources.fleet/drivers.actions.add" />;
};

export default DriverCreateDialog;
