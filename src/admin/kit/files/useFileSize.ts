import { showCount } from '../../../domain/base/formats.ts';
import { megabytes } from '../../../domain/files/fileProblem.ts';
import { useT } from '../texts/useT.ts';

const MEGABYTE = 1024 * 1024;

export const useFileSize = () => {
  const t = useT();
  return (bytes: number): string => {
    if (bytes >= MEGABYTE) {
      return t('common.megabytes', { count: showCount(megabytes(bytes)) });
    }
    return t('common.kilobytes', { count: showCount(Math.ceil(bytes / 1024)) });
  };
};
