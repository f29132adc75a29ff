import { useTranslate } from 'react-admin';

import type { Problem } from '../../../domain/base/validation.ts';
import { fileProblem, type FileRule } from '../../../domain/files/fileProblem.ts';
import { fileType, type FileType } from '../../../domain/files/fileType.ts';
import { pictureProblem } from '../../../domain/files/pictureProblem.ts';
import { readHead } from './readHead.ts';

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, 0.9);
  });

class PictureRefused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.name = 'PictureRefused';
    this.problem = problem;
  }
}

/** Throws if a picture has too many pixels. An image element reads only the file's header. */
const refuseHuge = async (file: Blob): Promise<void> => {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', () => reject(new Error('No picture')));
      image.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
  const problem = pictureProblem({ width: image.naturalWidth, height: image.naturalHeight });
  if (problem) throw new PictureRefused(problem);
};

/**
 * Upright, at most `side` pixels on either side, without metadata such as the location. Rejects if
 * it is not a picture.
 */
const smallPicture = async (
  file: Blob,
  type: FileType | undefined,
  side: number,
): Promise<File> => {
  await refuseHuge(file);
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // JPEG keeps photos small; PNG keeps transparency.
  const kind = type === 'image/jpeg' ? 'jpeg' : 'png';
  const blob = await toBlob(canvas, `image/${kind}`);
  if (!blob) throw new Error('The browser gave no picture');
  return new File([blob], `avatar.${kind}`, { type: blob.type });
};

/** At most `side` pixels on either side; or says why the picture cannot be used. */
export const useSmallPicture = (rule: FileRule, side: number) => {
  const translate = useTranslate();
  return async (file: File): Promise<{ picture?: File; problem?: string }> => {
    try {
      const head = await readHead(file);
      const problem = fileProblem(rule, { size: file.size, head });
      if (problem) throw new PictureRefused(problem);
      return { picture: await smallPicture(file, fileType(head), side) };
    } catch (error) {
      if (!(error instanceof PictureRefused)) return { problem: translate('settings.badPicture') };
      return { problem: translate(`validation.${error.problem.code}`, error.problem) };
    }
  };
};
