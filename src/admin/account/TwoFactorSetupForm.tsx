import { useId, useState, type FormEvent } from 'react';
import { renderSVG } from 'uqr';

import { typedCode } from '../../domain/people/typedCode.ts';
import type { TwoFactorSetup } from '../../domain/settings/twoFactor.ts';
import { controlOf, Field } from '../kit/inputs/Field.tsx';
import { useT } from '../kit/texts/useT.ts';
import { Button } from '../kit/ui/Button.tsx';

import styles from './twoFactor.module.css';

const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** In groups, for reading off the screen. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface TwoFactorSetupFormProps {
  setup: TwoFactorSetup;
  isSaving: boolean;
  confirm: (code: string) => Promise<boolean | undefined>;
  onCancel: () => void;
}

const TwoFactorSetupForm = ({ setup, isSaving, confirm, onCancel }: TwoFactorSetupFormProps) => {
  const t = useT();
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const frame = {
    id: useId(),
    source: 'code',
    label: t('settings.security.twoFactor.code'),
    hint: isWrong && <span role="alert">{t('settings.security.twoFactor.wrong')}</span>,
    isWrong,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setWrong(code === '' || (await confirm(code)) === false);
  };
  return (
    <form
      className={`stack gap-3 ruled ${styles.setup}`}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <h3 className="large">{t('settings.security.twoFactor.setup')}</h3>
      <ol className="bullets stack">
        {(setup.address ?? setup.secret) && (
          <li>
            <p>{t('settings.security.twoFactor.scan')}</p>
            <div className={styles.scan}>
              {setup.address && (
                <img
                  src={dataUrl(renderSVG(setup.address, { border: 2 }))}
                  alt={t('settings.security.twoFactor.qr')}
                />
              )}
              {setup.secret && (
                <div className="fill">
                  {t('settings.security.twoFactor.secret')}
                  <code>{grouped(setup.secret)}</code>
                </div>
              )}
            </div>
          </li>
        )}
        <li>
          <p>{t('settings.security.twoFactor.enter')}</p>
          <Field {...frame}>
            <input
              {...controlOf(frame)}
              value={code}
              onChange={(event) => {
                setCode(typedCode(event.target.value));
                setWrong(false);
              }}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={12}
              dir="ltr"
              // The user asked to open it.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
          </Field>
        </li>
      </ol>
      <p>
        <Button type="submit" look="contained" disabled={isSaving}>
          {t('settings.security.twoFactor.confirm')}
        </Button>{' '}
        <Button onClick={onCancel} disabled={isSaving}>
          {t('ra.action.cancel')}
        </Button>
      </p>
    </form>
  );
};

export default TwoFactorSetupForm;
