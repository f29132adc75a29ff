import { Download as DownloadIcon, Printer as PrintIcon } from 'lucide-react';
import { Suspense, useId, useState, type FormEvent } from 'react';

import { isApiError } from '../../dataProvider/apiError.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { refusals } from '../../session/refusals.ts';
import { Failure } from '../kit/feedback/Failure.tsx';
import { LoadFailed } from '../kit/feedback/LoadFailed.tsx';
import { saveBlob } from '../kit/files/saveBlob.ts';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { controlOf, Field } from '../kit/inputs/Field.tsx';
import { lazyPart } from '../kit/lazyScreen.ts';
import { EmptyNote, PageCard, PageCardActions } from '../kit/show/PageCard.tsx';
import { Bars } from '../kit/show/RecordSkeleton.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { CopyButton } from '../kit/ui/CopyButton.tsx';
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
          onRetry={refetch}
        />
      )}
      {data !== undefined && (
        <label className="tick">
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

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** For a lost phone; shown until dismissed. */
const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const t = useT();
  const all = codes.join('\n');
  const save = () => saveBlob('recovery-codes.txt', new Blob([all, '\n'], { type: 'text/plain' }));
  return (
    <div className="stack gap-3">
      <Alert tone="good">{t('settings.security.twoFactor.enabled')}</Alert>
      <h3 className="large">{t('settings.security.twoFactor.codes')}</h3>
      <p>{t('settings.security.twoFactor.codesAbout')}</p>
      <ul className="columns well gap-24">
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      <PageCardActions>
        <CopyButton text={all} />
        <Button look="outlined" onClick={save}>
          <DownloadIcon aria-hidden="true" />
          {t('settings.security.twoFactor.download')}
        </Button>
        <Button look="outlined" onClick={() => window.print()}>
          <PrintIcon aria-hidden="true" />
          {t('settings.security.twoFactor.print')}
        </Button>
        <Button onClick={onDone}>{t('settings.security.twoFactor.done')}</Button>
      </PageCardActions>
    </div>
  );
};

interface TwoFactorPasswordFormProps {
  turnsOn: boolean;
  isSaving: boolean;
  problem: string | undefined;
  onSubmit: (password: string) => void;
  onCancel: () => void;
}

/** An unattended screen must not be enough to change the second factor. */
const TwoFactorPasswordForm = ({
  turnsOn,
  isSaving,
  problem,
  onSubmit,
  onCancel,
}: TwoFactorPasswordFormProps) => {
  const t = useT();
  const [password, setPassword] = useState('');
  const frame = {
    id: useId(),
    source: 'currentPassword',
    label: t('settings.security.twoFactor.password'),
    hint: problem && <span role="alert">{problem}</span>,
    isWrong: problem !== undefined,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && password !== '') onSubmit(password);
  };
  return (
    <form className={`stack gap-3 ruled ${styles.setup}`} onSubmit={submit} noValidate>
      <p>{t(`settings.security.twoFactor.${turnsOn ? 'proveOn' : 'proveOff'}`)}</p>
      <Field {...frame}>
        <input
          {...controlOf(frame)}
          type="password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          autoComplete="current-password"
          dir="ltr"
          // The user asked to open it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      </Field>
      <p>
        <Button type="submit" look="contained" disabled={isSaving || password === ''}>
          {t(`settings.security.twoFactor.${turnsOn ? 'next' : 'turnOff'}`)}
        </Button>{' '}
        <Button onClick={onCancel} disabled={isSaving}>
          {t('ra.action.cancel')}
        </Button>
      </p>
    </form>
  );
};
