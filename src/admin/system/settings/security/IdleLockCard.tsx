import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';

import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import { IDLE_LOCK_MINUTES, type Localization } from '../../../../domain/settings/localization.ts';
import { localization } from '../../../../session/localization.ts';
import { Failure } from '../../../kit/feedback/Failure.tsx';
import { LoadFailed } from '../../../kit/feedback/LoadFailed.tsx';
import { useFormFailure } from '../../../kit/form/FormFailure.tsx';
import { Pills } from '../../../kit/inputs/Pills.tsx';
import { localizationQuery } from '../../../kit/localizationQuery.ts';
import { EmptyNote, PageCard } from '../../../kit/show/PageCard.tsx';
import { Bars } from '../../../kit/show/RecordSkeleton.tsx';
import { useLocalization } from '../../../kit/texts/useLocalization.ts';
import { useT } from '../../../kit/texts/useT.ts';

/** After how many minutes without use everyone in the company is asked for the password again. */
export const IdleLockCard = () => {
  const t = useT();
  const notify = useNotify();
  const { failure, clear, fail } = useFormFailure();
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const known = useLocalization();
  const query = localizationQuery(dataProvider);
  const { data, error, isPending, refetch } = useQuery({ ...query, refetchOnMount: 'always' });
  /** The server stores no localization, so this browser does. */
  const isStoredHere = data === null;
  const stored = isStoredHere ? known : data;

  const { mutate, isPending: isSaving } = useMutation({
    mutationFn: async (edited: Localization) =>
      isStoredHere || !stored ? edited : dataProvider.saveLocalization(edited, stored),
    onSuccess: (saved) => {
      localization.set(saved);
      if (!isStoredHere) queryClient.setQueryData(query.queryKey, saved);
      notify('settings.security.idleLock.saved', { type: 'success' });
    },
    onMutate: clear,
    onError: (cause) => fail('settings.security.idleLock.failed', cause),
  });

  return (
    <PageCard title="settings.security.idleLock.title" about="settings.security.idleLock.about">
      {isPending && <Bars lines={1} />}
      {error && !stored && (
        <LoadFailed
          message="preferences.localization.loadFailed"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isStoredHere && <EmptyNote>{t('settings.security.idleLock.here')}</EmptyNote>}
      {stored && (
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
          selected={String(stored.idle_lock_minutes)}
          onSelect={(minutes) => mutate({ ...stored, idle_lock_minutes: Number(minutes) })}
          isOff={isSaving}
        />
      )}
      {failure && <Failure>{failure}</Failure>}
    </PageCard>
  );
};
