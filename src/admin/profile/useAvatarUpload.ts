import { useEffect, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';

import type { AppDataProvider } from '../../dataProvider/index.ts';
import type { Problem } from '../../domain/base/validation.ts';
import { fileProblem } from '../../domain/files/fileProblem.ts';
import { fileType } from '../../domain/files/fileType.ts';
import { AVATAR_FILES, AVATAR_SIDE } from '../../domain/people/avatar.ts';
import { session } from '../../session/index.ts';
import { readHead } from '../kit/files/readHead.ts';
import { PictureRefused, smallPicture } from '../kit/files/smallPicture.ts';

export type AvatarFailure =
  | { kind: 'wrong'; problem: Problem }
  | { kind: 'notPicture' }
  | { kind: 'failed'; error: unknown };

const reasonNotDeletable = (error: unknown): AvatarFailure =>
  error instanceof PictureRefused
    ? { kind: 'wrong', problem: error.problem }
    : { kind: 'notPicture' };

/** Changes the picture of a user: shown at once, kept only when the server has confirmed it. */
export const useAvatarUpload = (userId: string) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const [preview, setPreview] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<AvatarFailure>();

  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  /** The old picture returns, and why is said. */
  const fail = (reason: AvatarFailure) => {
    setPreview(undefined);
    setFailure(reason);
  };

  const send = async (file: File): Promise<void> => {
    const head = await readHead(file);
    const problem = fileProblem(AVATAR_FILES, { size: file.size, head });
    const type = fileType(head);
    if (problem || !type) {
      fail(problem ? { kind: 'wrong', problem } : { kind: 'notPicture' });
      return;
    }
    let picture: File;
    try {
      picture = await smallPicture(file, type, AVATAR_SIDE);
    } catch (error) {
      fail(reasonNotDeletable(error));
      return;
    }
    setPreview(URL.createObjectURL(picture));
    try {
      const avatar = await dataProvider.uploadAvatar(userId, picture);
      // Another user may have signed in meanwhile.
      if (session.get()?.user.id === userId) session.updateUser({ avatar });
      notify('profile.changed', { type: 'success' });
    } catch (error) {
      fail({ kind: 'failed', error });
    }
  };

  const change = async (file: File): Promise<void> => {
    if (isUploading) return;
    setFailure(undefined);
    setUploading(true);
    try {
      await send(file);
    } finally {
      setUploading(false);
    }
  };

  return { preview, isUploading, failure, change };
};
