import { FormControlLabel, Skeleton, Switch } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';

import { isOutcomeUnknown } from '../../../../dataProvider/apiError.ts';
import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import type { TwoFactorSetup } from '../../../../domain/settings/twoFactor.ts';
import { LoadFailed } from '../../../kit/feedback/LoadFailed.tsx';
import { useNotifyFailure } from '../../../kit/feedback/useFailure.ts';
import { isRefusal } from '../../../kit/form/recordFailure.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { SettingsSection } from '../parts/SettingsSection.tsx';

const Setup = lazy(() => import('./TwoFactorSetupPanel.tsx'));

const KEY = [RESOURCES.security, 'twoFactor'];

/** Turns the second factor of the signed-in user on and off; what failed is turned back. */
export const TwoFactorCard = () => {
  const t = useT();
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [isSaving, setSaving] = useState(false);
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await dataProvider.twoFactor()) ?? false,
    staleTime: Infinity,
    gcTime: 0,
  });

  const toggle = async (wanted: boolean) => {
    const before = data ?? false;
    setSaving(true);
    setSetup(undefined);
    queryClient.setQueryData(KEY, wanted);
    try {
      const told = await dataProvider.setTwoFactor(wanted);
      if (wanted) setSetup(told);
      notify(`settings.security.twoFactor.${wanted ? 'enabled' : 'disabled'}`, { type: 'success' });
    } catch (failure) {
      queryClient.setQueryData(KEY, before);
      // It may have been done all the same: what holds is asked for.
      if (isOutcomeUnknown(failure)) void refetch();
      const failed = isRefusal(failure) ? 'refused' : 'lost';
      notifyFailure(`settings.security.twoFactor.${failed}`, failure);
    } finally {
      setSaving(false);
    }
  };

  return (
    <SettingsSection
      title={t('settings.security.twoFactor.title')}
      about={t('settings.security.twoFactor.about')}
    >
      {isPending && <Skeleton variant="rounded" height={38} width={240} />}
      {error && (
        <LoadFailed
          message="settings.security.twoFactor.loadFailed"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <FormControlLabel
          control={
            <Switch
              checked={data}
              disabled={isSaving}
              onChange={(_event, wanted) => void toggle(wanted)}
            />
          }
          label={t('settings.security.twoFactor.switch')}
        />
      )}
      {setup && data && (
        <Suspense>
          <Setup setup={setup} />
        </Suspense>
      )}
    </SettingsSection>
  );
};
