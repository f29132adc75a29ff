import { WandSparkles as GenerateIcon } from 'lucide-react';
import { useState } from 'react';
import { useWatch, useFormContext } from 'react-hook-form';

import { generatePassword } from '../../../domain/people/generatePassword.ts';
import {
  commonProblem,
  newPasswordChecks,
  MIN_PASSWORD_LENGTH,
} from '../../../domain/people/password.ts';
import { passwordStrength, STRENGTHS } from '../../../domain/people/passwordStrength.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { checkValidator } from '../../kit/form/useValidator.ts';
import { PasswordInput } from '../../kit/inputs/PasswordInput.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { CopyButton } from '../../kit/ui/CopyButton.tsx';

import styles from './password.module.css';

const GeneratePassword = ({ source }: { source: string }) => {
  const t = useT();
  const { setValue } = useFormContext();
  const [generated, setGenerated] = useState<string>();
  const password: unknown = useWatch({ name: source });
  const generate = () => {
    const next = generatePassword();
    setGenerated(next);
    setValue(source, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <>
      <Button data-flush onClick={generate}>
        <GenerateIcon aria-hidden="true" />
        {t('settings.password.generate')}
      </Button>
      {generated !== undefined && generated === password && (
        <div
          className={`well row ${styles['generated']}`}
          role="group"
          aria-label={t('settings.password.generated')}
        >
          <code dir="ltr">{generated}</code>
          <CopyButton text={generated} />
          <p className="note">{t('settings.password.once')}</p>
        </div>
      )}
    </>
  );
};

const TONES = { weak: 'bad', fair: 'warn', good: 'info', strong: 'good' } as const;
const SHARES = { weak: '25%', fair: '50%', good: '75%', strong: '100%' } as const;

interface StrengthHintProps {
  source: string;
  /** Names and email addresses that would make a password easy to guess. */
  known?: readonly string[];
}

const StrengthHint = ({ source, known = [] }: StrengthHintProps) => {
  const t = useT();
  const password: unknown = useWatch({ name: source });
  if (typeof password !== 'string' || password === '') {
    return (
      <output className={styles['hint']}>
        {t('settings.password.rule', { min: MIN_PASSWORD_LENGTH })}
      </output>
    );
  }
  const strength = passwordStrength(password, known);
  const advice = strength === STRENGTHS[0] ? ` ${t('settings.password.advice')}` : '';
  return (
    <output className={styles['hint']}>
      <span aria-hidden data-tone={TONES[strength]}>
        <i style={{ inlineSize: SHARES[strength] }} />
      </span>
      {t('settings.password.strength', { strength: t(`settings.password.strengths.${strength}`) })}
      {advice}
    </output>
  );
};

const rules = checkValidator(newPasswordChecks);

const validate = Object.assign(
  async (value: unknown) => {
    const broken = rules(value);
    if (broken) return broken;
    const common = await commonProblem(value);
    return common && `validation.${common.code}`;
  },
  { isRequired: rules.isRequired },
);

interface NewPasswordInputProps {
  source: string;
  label?: MessageKey;
  /** Names and email addresses that would make a password easy to guess. */
  known?: readonly string[];
  autoFocus?: boolean;
  /** For another user: it can be generated and passed on. */
  forOther?: boolean;
}

/** A new password with a button to show it and a hint of its strength. */
export const NewPasswordInput = (props: NewPasswordInputProps) => {
  const { source, label, known, autoFocus, forOther } = props;
  return (
    <div>
      <PasswordInput
        source={source}
        label={label}
        validate={validate}
        autoComplete="new-password"
        autoFocus={autoFocus}
      />
      <StrengthHint source={source} known={known} />
      {forOther && <GeneratePassword source={source} />}
    </div>
  );
};
