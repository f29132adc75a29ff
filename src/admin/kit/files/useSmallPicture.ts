import { useTranslate } from 'react-admin';

import { fileProblem, type FileRule } from '../../../domain/files/fileProblem.ts';
import { fileType } from '../../../domain/files/fileType.ts';
import { readHead } from './readHead.ts';
import { PictureRefused, smallPicture } from './smallPicture.ts';

/** At most `side` pixels on either side; or says why the picture cannot be used. */
export const useSmallPicture = (rule: FileRule, side: number) => {
  const translate = useTranslate();
  return async (file: File): Promise<{ picture?: File; problem?: string }> => {
    const head = await readHead(file);
    const problem = fileProblem(rule, { size: file.size, head });
    try {
      if (problem) throw new PictureRefused(problem);
      return { picture: await smallPicture(file, fileType(head), side) };
    } catch (error) {
      if (!(error instanceof PictureRefused)) return { problem: translate('settings.badPicture') };
      return { problem: translate(`validation.${error.problem.code}`, error.problem) };
    }
  };
};
