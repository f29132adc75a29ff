import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { mayBeStored } from '../../dataProvider/apiError.ts';
import { required } from '../../domain/base/validation.ts';
import { repeats, type PasswordChange } from '../../domain/people/password.ts';
import { FormSection } from '../kit/form/FormSection.tsx';
import { checkValidator } from '../kit/form/useValidator.ts';
import { PasswordInput } from '../kit/inputs/PasswordInput.tsx';
import { SettingsForm } from '../kit/settings/SettingsForm.tsx';
import { PageCard } from '../kit/show/PageCard.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';
import { useSession } from '../kit/useSession.ts';
import { NewPasswordInput } from './password/NewPasswordInput.tsx';
import { SECURITY_KEY } from './useSecurity.ts';

const texts = {
  saved: 'settings.security.password.saved',
  refused: 'settings.security.password.refused',
  lost: 'settings.security.password.lost',
} as const;

export const PasswordCard = () => {
  const t = useT();
  const dataProvider = useAppDataProvider();
  const queryClient = useQueryClient();
  const [round, setRound] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const save = async ({ currentPassword, newPassword }: PasswordChange) => {
    setOpen(false);
    await dataProvider.changePassword(currentPassword, newPassword);
    // The server may have ended the other sessions.
    void queryClient.invalidateQueries({ queryKey: SECURITY_KEY });
    setRound(round + 1);
  };
  return (
    <PageCard title="settings.security.password.title">
      <SettingsForm
        key={round}
        save={save}
        texts={texts}
        submit="settings.security.password.submit"
        onFailure={(error) => setOpen(mayBeStored(error))}
      >
        <PasswordInputs />
        {isOpen && <Alert tone="warn">{t('settings.security.password.open')}</Alert>}
      </SettingsForm>
    </PageCard>
  );
};

const isGiven = checkValidator([required]);

const PasswordInputs = () => {
  const user = useSession()?.user;
  return (
    <FormSection>
      <PasswordInput
        source="currentPassword"
        label="settings.security.password.current"
        validate={isGiven}
        autoComplete="current-password"
      />
      <span />
      <NewPasswordInput
        source="newPassword"
        label="settings.security.password.new"
        known={user ? [user.name, user.email] : []}
      />
      <Repetition />
    </FormSection>
  );
};

const Repetition = () => {
  const password: unknown = useWatch({ name: 'newPassword' });
  return (
    <PasswordInput
      source="confirmPassword"
      label="settings.security.password.confirm"
      validate={useMemo(() => checkValidator([required, repeats(password)]), [password])}
      autoComplete="new-password"
    />
  );
};
