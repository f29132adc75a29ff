import { styled } from '@mui/material';
import { useWatch } from 'react-hook-form';

import { MIN_PASSWORD_LENGTH } from '../../../domain/people/password.ts';
import { passwordStrength, STRENGTHS } from '../../../domain/people/passwordStrength.ts';
import { useT } from '../../kit/texts/useT.ts';

const Hint = styled('output')(({ theme: { palette, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  minBlockSize: 24,
  marginBlockEnd: spacing(1),
  color: palette.text.secondary,
  fontSize: '0.8125rem',
  '& > span': {
    flex: 'none',
    inlineSize: '6rem',
    blockSize: 4,
    borderRadius: 2,
    overflow: 'hidden',
    backgroundColor: palette.divider,
  },
  '& > span::before': { content: '""', display: 'block', blockSize: '100%' },
  '&[data-strength="weak"] > span::before': {
    inlineSize: '25%',
    backgroundColor: palette.error.main,
  },
  '&[data-strength="fair"] > span::before': {
    inlineSize: '50%',
    backgroundColor: palette.warning.main,
  },
  '&[data-strength="good"] > span::before': {
    inlineSize: '75%',
    backgroundColor: palette.info.main,
  },
  '&[data-strength="strong"] > span::before': {
    inlineSize: '100%',
    backgroundColor: palette.success.main,
  },
}));

interface StrengthHintProps {
  /** The field of the password. */
  source: string;
  /** Names and email addresses that would make a password easy to guess. */
  known?: readonly string[];
}

/** Rates the password's strength while typing: advice, not a rule. */
export const StrengthHint = ({ source, known = [] }: StrengthHintProps) => {
  const t = useT();
  const password: unknown = useWatch({ name: source });
  if (typeof password !== 'string' || password === '') {
    return <Hint>{t('settings.password.rule', { min: MIN_PASSWORD_LENGTH })}</Hint>;
  }
  const strength = passwordStrength(password, known);
  const advice = strength === STRENGTHS[0] ? ` ${t('settings.password.advice')}` : '';
  return (
    <Hint data-strength={strength}>
      <span aria-hidden />
      {t('settings.password.strength', { strength: t(`settings.password.strengths.${strength}`) })}
      {advice}
    </Hint>
  );
};
