import { Camera as CameraIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';

import { initialsOf } from '../../domain/base/formats.ts';
import { AVATAR_FILES, AVATAR_SIDE } from '../../domain/people/avatar.ts';
import { session } from '../../session/index.ts';
import type { SessionUser } from '../../session/parseSession.ts';
import { Failure } from '../kit/feedback/Failure.tsx';
import { useFailureText } from '../kit/feedback/useFailure.ts';
import { FileButton } from '../kit/files/FileButton.tsx';
import { pictureAddress } from '../kit/files/pictureAddress.ts';
import { useSmallPicture } from '../kit/files/useSmallPicture.ts';
import { useT } from '../kit/texts/useT.ts';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';

import styles from './profile.module.css';

export const AvatarChanger = ({ user }: { user: SessionUser }) => {
  const t = useT();
  const { preview, isUploading, failure, change } = useAvatarUpload(user.id);
  const [broken, setBroken] = useState<string>();
  const picture = preview ?? pictureAddress(user.avatar);
  return (
    <div className={styles.changer}>
      {picture && picture !== broken ? (
        <img
          className={styles.face}
          src={picture}
          alt={t('profile.picture', { name: user.name })}
          data-sending={isUploading}
          onError={() => setBroken(picture)}
        />
      ) : (
        <span className={styles.face}>{initialsOf(user.name)}</span>
      )}
      <FileButton
        look="outlined"
        accept={AVATAR_FILES.types.join(',')}
        label={t('profile.change')}
        disabled={isUploading}
        onFiles={(files) => void change(files)}
      >
        <CameraIcon aria-hidden="true" />
        <span aria-live="polite">{t(isUploading ? 'profile.uploading' : 'profile.change')}</span>
      </FileButton>
      <p className="soft">{t('profile.hint')}</p>
      {failure && <Failure>{failure}</Failure>}
    </div>
  );
};

/** Shown at once, kept only when the server has confirmed it. */
const useAvatarUpload = (userId: string) => {
  const dataProvider = useAppDataProvider();
  const notify = useNotify();
  const failureText = useFailureText();
  const smallPicture = useSmallPicture(AVATAR_FILES, AVATAR_SIDE);
  const [preview, setPreview] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<unknown>();

  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const send = async (picture: File) => {
    setPreview(URL.createObjectURL(picture));
    try {
      const avatar = await dataProvider.uploadAvatar(userId, picture);
      // Another user may have signed in meanwhile.
      if (session.get()?.user.id === userId) session.updateUser({ avatar });
      notify('profile.changed', { type: 'success' });
    } catch (failure) {
      setPreview(undefined);
      setError(failure);
    }
  };

  const change = async ([file]: readonly File[]) => {
    if (!file || isUploading) return;
    setUploading(true);
    setError(undefined);
    const small = await smallPicture(file);
    setProblem(small.problem);
    if (small.picture) await send(small.picture);
    else setPreview(undefined);
    setUploading(false);
  };

  // The old picture is a fact that stays, whatever the reason.
  const failure = problem ?? (error ? failureText('profile.failed', error, {}) : undefined);
  return { preview, isUploading, failure, change };
};
