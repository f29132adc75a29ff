import { Image as ImageIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useInput } from 'react-admin';

import { logo } from '../../../../domain/settings/companyChecks.ts';
import { LOGO_FILES, LOGO_SIDE } from '../../../../domain/settings/logo.ts';
import { dataUrlOf } from '../../../kit/files/dataUrlOf.ts';
import { takeFiles } from '../../../kit/files/takeFiles.ts';
import { useSmallPicture } from '../../../kit/files/useSmallPicture.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Button } from '../../../kit/ui/Button.tsx';

import styles from './LogoInput.module.css';

/** The company's logo: a PNG or JPG by content, scaled down to be stored in the profile. */
export const LogoInput = ({ source }: { source: string }) => {
  const t = useT();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const smallPicture = useSmallPicture(LOGO_FILES, LOGO_SIDE);
  const [failure, setFailure] = useState<string>();
  const { field } = useInput<string | null>({ source, defaultValue: null });
  const picture: unknown = field.value;
  // Shows the server's value only if it is a valid logo.
  const isShown = typeof picture === 'string' && picture !== '' && !logo(picture);

  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const { picture: small, problem } = await smallPicture(file);
    setFailure(problem);
    if (small) field.onChange(await dataUrlOf(small));
  };

  return (
    <div className={styles.logo} role="group" aria-label={t('settings.company.fields.logo')}>
      <div className={styles.preview}>
        {isShown ? <img src={picture} alt={t('settings.company.logo.alt')} /> : <ImageIcon />}
      </div>
      <div>
        <input
          ref={input}
          type="file"
          hidden
          accept={LOGO_FILES.types.join(',')}
          onChange={(event) => void take(takeFiles(event))}
        />
        <Button look="outlined" aria-describedby={hint} onClick={() => input.current?.click()}>
          {t(isShown ? 'settings.company.logo.change' : 'settings.company.logo.choose')}
        </Button>{' '}
        {isShown && (
          <Button onClick={() => field.onChange(null)}>{t('settings.company.logo.remove')}</Button>
        )}
        <p id={hint} data-wrong={Boolean(failure)} role={failure && 'alert'}>
          {failure ?? t('settings.company.logo.hint')}
        </p>
      </div>
    </div>
  );
};
