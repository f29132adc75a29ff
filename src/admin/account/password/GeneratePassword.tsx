import { styled } from '@mui/material';
import { WandSparkles as GenerateIcon } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { generatePassword } from '../../../domain/people/generatePassword.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { CopyButton } from '../../kit/ui/CopyButton.tsx';

const Shown = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBlock: theme.spacing(0.5, 2),
  padding: theme.spacing(1.25, 1.5),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.action.hover,
  '& code': { fontSize: '1rem', letterSpacing: '0.02em', overflowWrap: 'anywhere' },
  '& p': {
    flexBasis: '100%',
    margin: 0,
    color: theme.palette.text.secondary,
    fontSize: '0.8125rem',
  },
}));

/** Generates a password for the field `source`, and shows it while the field still contains it. */
export const GeneratePassword = ({ source }: { source: string }) => {
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
      <Button onClick={generate}>
        <GenerateIcon aria-hidden="true" />
        {t('settings.password.generate')}
      </Button>
      {generated !== undefined && generated === password && (
        <Shown role="group" aria-label={t('settings.password.generated')}>
          <code dir="ltr">{generated}</code>
          <CopyButton text={generated} />
          <p>{t('settings.password.once')}</p>
        </Shown>
      )}
    </>
  );
};
