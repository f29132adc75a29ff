import { WandSparkles as GenerateIcon } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { generatePassword } from '../../../domain/people/generatePassword.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { CopyButton } from '../../kit/ui/CopyButton.tsx';

import styles from './password.module.css';

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
        <div
          className={styles['generated']}
          role="group"
          aria-label={t('settings.password.generated')}
        >
          <code dir="ltr">{generated}</code>
          <CopyButton text={generated} />
          <p>{t('settings.password.once')}</p>
        </div>
      )}
    </>
  );
};
