import { Image as ImageIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useResourceContext } from 'react-admin';

import { picture as pictureCheck } from '../../../domain/base/validation.ts';
import { STORED_PICTURE } from '../../../domain/files/storedPicture.ts';
import { FileButton } from '../files/FileButton.tsx';
import { useSmallPicture } from '../files/useSmallPicture.ts';
import { useT } from '../texts/useT.ts';
import { useWords } from '../texts/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { useField } from './useField.tsx';

import styles from './PictureInput.module.css';

const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('No text')),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable')));
    reader.readAsDataURL(file);
  });

const PictureInput = ({ source }: { source: string }) => {
  const t = useT();
  const label = useWords().field(useResourceContext() ?? null, source);
  const hint = useId();
  const smallPicture = useSmallPicture(STORED_PICTURE, STORED_PICTURE.side);
  const [failure, setFailure] = useState<string>();
  const { field, frame } = useField({ source });
  const isWrong = failure !== undefined || frame.isWrong;
  const picture: unknown = field.value;
  // Shows the server's value only if it is a valid picture.
  const isShown = typeof picture === 'string' && picture !== '' && !pictureCheck(picture);

  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const { picture: small, problem } = await smallPicture(file);
    setFailure(problem);
    if (small) field.onChange(await dataUrlOf(small));
  };

  return (
    <div className={styles.picture} role="group" aria-label={label}>
      <div className={styles.preview}>
        {isShown ? <img src={picture} alt={label} /> : <ImageIcon />}
      </div>
      <div>
        <FileButton
          look="outlined"
          aria-describedby={hint}
          accept={STORED_PICTURE.types.join(',')}
          onFiles={(files) => void take(files)}
        >
          {t(isShown ? 'editing.picture.change' : 'editing.picture.choose')}
        </FileButton>{' '}
        {isShown && (
          <Button onClick={() => field.onChange(null)}>{t('editing.picture.remove')}</Button>
        )}
        <p
          id={hint}
          className="note"
          data-tone={isWrong ? 'bad' : undefined}
          role={isWrong ? 'alert' : undefined}
        >
          {failure ?? frame.hint ?? t('editing.picture.hint')}
        </p>
      </div>
    </div>
  );
};

export default PictureInput;
