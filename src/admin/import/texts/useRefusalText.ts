import { listOf, showCount } from '../../../domain/base/formats.ts';
import { useT } from '../../kit/texts/useT.ts';
import type { FileRefusal } from '../file/messages.ts';

export const useRefusalText = () => {
  const t = useT();
  return (refusal: FileRefusal): string => {
    switch (refusal.code) {
      case 'tooLarge':
        return t('importing.file.tooLarge', { megabytes: refusal.maxBytes / 1024 / 1024 });
      case 'tooManyRows':
        return t('importing.file.tooManyRows', {
          found: showCount(refusal.found),
          max: showCount(refusal.max),
        });
      case 'notCsv':
        return t('importing.file.notCsv', { kind: t(`importing.foreignKinds.${refusal.kind}`) });
      case 'duplicateHeader':
        return t('importing.file.duplicateHeader', { names: listOf(refusal.names) });
      default:
        return t(`importing.file.${refusal.code}`, { ...refusal });
    }
  };
};
