import { FormControlLabel, Skeleton, Switch } from '@mui/material';
import { lazy, Suspense } from 'react';

import { LoadFailed } from '../kit/feedback/LoadFailed.tsx';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { SettingsSection } from '../kit/settings/SettingsSection.tsx';
import { useT } from '../kit/texts/useT.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useTwoFactor } from './useTwoFactor.ts';

const Setup = lazy(() => import('./TwoFactorSetupForm.tsx'));

/** Turns the signed-in user's second factor on and off. */
export const TwoFactorCard = () => {
  const t = useT();
  const { data, isPending, error, refetch, ...factor } = useTwoFactor();
  return (
    <SettingsSection
      title={t('settings.security.twoFactor.title')}
      about={t('settings.security.twoFactor.about')}
    >
      <LeaveGuard leaving={factor.leaving} />
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
              disabled={factor.isSaving || factor.setup !== undefined}
              onChange={(_event, wanted) => void factor.toggle(wanted)}
            />
          }
          label={t('settings.security.twoFactor.switch')}
        />
      )}
      {factor.setup && (
        <Suspense>
          <Setup
            setup={factor.setup}
            isSaving={factor.isSaving}
            confirm={factor.confirm}
            onCancel={() => void factor.cancel()}
          />
        </Suspense>
      )}
      {factor.codes.length > 0 && (
        <RecoveryCodes codes={factor.codes} onDone={factor.forgetCodes} />
      )}
    </SettingsSection>
  );
};
