import { KeyRound as KeyIcon } from 'lucide-react';
import { useState } from 'react';
import { RecordContextProvider, useNotify, useRecordContext } from 'react-admin';

import { isApiError } from '../../../../dataProvider/apiError.ts';
import type { User } from '../../../../domain/people/users.ts';
import { isolate } from '../../../../i18n/fill.ts';
import { NewPasswordInput } from '../../../account/password/NewPasswordInput.tsx';
import { isRefusal } from '../../../kit/feedback/recordFailure.ts';
import { FormFailure, useFormFailure } from '../../../kit/form/FormFailure.tsx';
import { GuardedForm } from '../../../kit/form/GuardedForm.tsx';
import { SaveButton } from '../../../kit/form/SaveButton.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../../kit/ui/Dialog.tsx';
import { useAppDataProvider } from '../../../kit/useAppDataProvider.ts';
import { useMay } from '../../../kit/useMay.ts';

export const ResetPassword = () => {
  const t = useT();
  const user = useRecordContext<User>();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('edit')) return null;
  return (
    <>
      <Button disabled={!user} onClick={() => setOpen(true)}>
        <KeyIcon aria-hidden="true" />
        {t('resources.admin/settings/users.reset.open')}
      </Button>
      {user && isOpen && <ResetDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
};

const ResetDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useT();
  const dataProvider = useAppDataProvider();
  const notify = useNotify();
  const { failure, clear, fail } = useFormFailure();
  const [isBusy, setBusy] = useState(false);

  const save = async ({ newPassword }: { newPassword?: string }) => {
    clear();
    setBusy(true);
    try {
      await dataProvider.changeUserPassword(user.id, newPassword ?? '');
      notify('resources.admin/settings/users.reset.done', { type: 'success' });
      onClose();
      return undefined;
    } catch (error) {
      const failed = isRefusal(error) ? 'refused' : 'lost';
      fail(`resources.admin/settings/users.reset.${failed}`, error);
      return isApiError(error) ? error.body.errors : undefined;
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('resources.admin/settings/users.reset.title', { name: isolate(user.name) })}
      about={t('resources.admin/settings/users.reset.about')}
      isBusy={isBusy}
      onClose={onClose}
    >
      {/* The form has a password only, nothing of the user's record. */}
      <RecordContextProvider value={undefined}>
        <GuardedForm onSubmit={save}>
          <DialogBody>
            <NewPasswordInput
              source="newPassword"
              label="resources.admin/settings/users.reset.field"
              known={[user.name, user.email]}
              autoFocus
              forOther
            />
            <FormFailure>{failure}</FormFailure>
          </DialogBody>
          <DialogActions>
            <Button disabled={isBusy} onClick={onClose}>
              {t('ra.action.cancel')}
            </Button>
            <SaveButton label="resources.admin/settings/users.reset.submit" />
          </DialogActions>
        </GuardedForm>
      </RecordContextProvider>
    </Dialog>
  );
};
