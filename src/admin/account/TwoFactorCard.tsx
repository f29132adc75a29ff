import { Suspense } from 'react';

import { isApiError } from '../../dataProvider/apiError.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { refusals } from '../../session/refusals.ts';
import { Failure } from '../kit/feedback/Failure.tsx';
import { LoadFailed } from '../kit/feedback/LoadFailed.tsx';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { lazyPart } from '../kit/lazyScreen.ts';
import { EmptyNote, PageCard } from '../kit/show/PageCard.tsx';
import { Bars } from '../kit/show/RecordSkeleton.tsx';
import { useT } from '../kit/texts/useT.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoFactorPasswordForm } from './TwoFactorPasswordForm.tsx';
import { useTwoFactor } from './useTwoFactor.ts';

import styles from './twoFactor.module.css';

const Setup = lazyPart(() => import('./TwoFactorSetupForm.tsx'));

export const TwoFactorCard = () => {
  const t = useT();
  const { data, isLoading, error, refetch, ...factor } = useTwoFactor();
  const isOn = factor.asked ?? data?.isOn ?? false;
  return (
    <PageCard title="settings.security.twoFactor.title" about="settings.security.twoFactor.about">
      <LeaveGuard leaving={factor.leaving} />
      {isLoading && <Bars lines={1} />}
      {refusals.has(RESOURCES.security) && (
        <EmptyNote>{t('settings.security.twoFactor.notYours')}</EmptyNote>
      )}
      {error && !isApiError(error, 'forbidden') && (
        <LoadFailed
          message="settings.security.twoFactor.loadFailed"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            checked={isOn}
            aria-checked={isOn}
            disabled={factor.isSaving || factor.setup !== undefined || factor.asked !== undefined}
            onChange={({ target }) => void factor.toggle(target.checked)}
          />
          {t('settings.security.twoFactor.switch')}
        </label>
      )}
      {data?.isAsked === false && (
        <EmptyNote>{t('settings.security.twoFactor.notAsked')}</EmptyNote>
      )}
      {factor.asked !== undefined && (
        <TwoFactorPasswordForm
          turnsOn={factor.asked}
          isSaving={factor.isSaving}
          problem={factor.problem}
          onSubmit={(password) => void factor.prove(password)}
          onCancel={factor.keep}
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
      {factor.failure && <Failure>{factor.failure}</Failure>}
      {factor.codes.length > 0 && (
        <RecoveryCodes codes={factor.codes} onDone={factor.forgetCodes} />
      )}
    </PageCard>
  );
};
