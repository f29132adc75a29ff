import { useWatch } from 'react-hook-form';

import { MIN_PASSWORD_LENGTH } from '../../../domain/people/password.ts';
import { passwordStrength, STRENGTHS } from '../../../domain/people/passwordStrength.ts';
import { useT } from '../../kit/texts/useT.ts';

import styles from './password.module.css';

interface StrengthHintProps {
  /** The field of the password. */
  source: string;
  /** Names and email addresses that would make a password easy to guess. */
  known?: readonly string[];
}

export const StrengthHint = ({ source, known = [] }: StrengthHintProps) => {
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
    <output className={styles['hint']} data-strength={strength}>
      <span aria-hidden />
      {t('settings.password.strength', { strength: t(`settings.password.strengths.${strength}`) })}
      {advice}
    </output>
  );
};
