import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

import { IDLE_LOCK_MINUTES, type Localization } from '../../../../domain/settings/localization.ts';
import { PasswordCard } from '../../../account/PasswordCard.tsx';
import { SessionsCard } from '../../../account/SessionsCard.tsx';
import { TwoFactorCard } from '../../../account/TwoFactorCard.tsx';
import { Failure } from '../../../kit/feedback/Failure.tsx';
import { LoadFailed } from '../../../kit/feedback/LoadFailed.tsx';
import { useFormFailure } from '../../../kit/form/FormFailure.tsx';
import { Pills } from '../../../kit/inputs/Pills.tsx';
import { EmptyNote, PageCard } from '../../../kit/show/PageCard.tsx';
import { Bars } from '../../../kit/show/RecordSkeleton.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useStoredLocalization } from '../localization/useStoredLocalization.ts';
import { SettingsPage } from '../SettingsPage.tsx';

const SecurityScreen = () => (
  <SettingsPage name="security">
    <PasswordCard />
    <TwoFactorCard />
    <SessionsCard />
    <IdleLockCard />
  </SettingsPage>
);

/** After how many minutes without use everyone in the company is asked for the password again. */
const IdleLockCard = () => {
  const t = useT();
  const notify = useNotify();
  const { failure, clear, fail } = useFormFailure();
  const { query, record, isStoredHere, save } = useStoredLocalization();
  const { error, isPending, refetch } = query;
  const { mutate, isPending: isSaving } = useMutation({
    mutationFn: ({ edited, stored }: Record<'edited' | 'stored', Localization>) =>
      save(edited, stored),
    onSuccess: () => notify('settings.security.idleLock.saved', { type: 'success' }),
    onMutate: clear,
    onError: (cause) => {
      fail('settings.security.idleLock.failed', cause);
      // The next choice starts from what the server has now.
      void refetch();
    },
  });

  return (
    <PageCard title="settings.security.idleLock.title" about="settings.security.idleLock.about">
      {isPending && <Bars lines={1} />}
      {error && !record && (
        <LoadFailed message="preferences.localization.loadFailed" error={error} onRetry={refetch} />
      )}
      {isStoredHere && <EmptyNote>{t('settings.security.idleLock.here')}</EmptyNote>}
      {record && (
        <Pills
          name="idleLock"
          legend={t('settings.security.idleLock.label')}
          options={IDLE_LOCK_MINUTES.map((minutes) => ({
            value: String(minutes),
            name:
              minutes === 0
                ? t('settings.security.idleLock.off')
                : t('settings.security.idleLock.minutes', { count: minutes }),
          }))}
          selected={String(record.idle_lock_minutes)}
          onSelect={(minutes) =>
            mutate({ edited: { ...record, idle_lock_minutes: Number(minutes) }, stored: record })
          }
          isOff={isSaving}
        />
      )}
      {failure && <Failure>{failure}</Failure>}
    </PageCard>
  );
};

export default SecurityScreen;
