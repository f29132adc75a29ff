import { Alert, Avatar, Button, Stack, Typography } from '@mui/material';
import { Camera as CameraIcon } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';

import { AVATAR_FILES } from '../../domain/people/avatar.ts';
import type { SessionUser } from '../../session/parseSession.ts';
import { useFailureText } from '../kit/feedback/useFailure.ts';
import { initialsOf, pictureAddress } from '../kit/files/pictureAddress.ts';
import { takeFiles } from '../kit/files/takeFiles.ts';
import { useT } from '../kit/texts/useT.ts';
import { useAvatarUpload, type AvatarFailure } from './useAvatarUpload.ts';

/** The user's picture, large, and the way to another one. */
export const AvatarChanger = ({ user }: { user: SessionUser }) => {
  const t = useT();
  const { preview, isUploading, failure, change } = useAvatarUpload(user.id);
  const input = useRef<HTMLInputElement>(null);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = takeFiles(event);
    if (file) void change(file);
  };

  return (
    <Stack sx={{ alignItems: 'center', gap: 1.5, textAlign: 'center' }}>
      <Avatar
        src={preview ?? pictureAddress(user.avatar)}
        alt={t('profile.picture', { name: user.name })}
        sx={{
          inlineSize: 128,
          blockSize: 128,
          fontSize: '2.5rem',
          fontWeight: 600,
          color: 'primary.main',
          backgroundColor: 'action.selected',
          opacity: isUploading ? 0.6 : 1,
        }}
      >
        {initialsOf(user.name)}
      </Avatar>
      <input
        ref={input}
        type="file"
        accept={AVATAR_FILES.types.join(',')}
        hidden
        aria-label={t('profile.change')}
        onChange={choose}
      />
      <Button
        variant="outlined"
        startIcon={<CameraIcon />}
        disabled={isUploading}
        onClick={() => input.current?.click()}
      >
        <span aria-live="polite">{t(isUploading ? 'profile.uploading' : 'profile.change')}</span>
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ maxInlineSize: '16rem' }}>
        {t('profile.hint')}
      </Typography>
      {failure && <Failure failure={failure} />}
    </Stack>
  );
};

const Failure = ({ failure }: { failure: AvatarFailure }) => {
  const words = useFailureWords();
  return (
    <Alert severity="error" sx={{ textAlign: 'start' }}>
      {words(failure)}
    </Alert>
  );
};

const useFailureWords = () => {
  const t = useT();
  const translate = useTranslate();
  const failureText = useFailureText();
  return (failure: AvatarFailure): string => {
    switch (failure.kind) {
      case 'wrong':
        return translate(`validation.${failure.problem.code}`, failure.problem);
      case 'notPicture':
        return t('profile.notPicture');
      case 'failed':
        // The old picture is a fact that stays, whatever the reason.
        return failureText('profile.failed', failure.error, {});
    }
  };
};
