import { showCount } from '../../../domain/base/formats.ts';
import type { RunCounts } from '../../../domain/import/run/outcome.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';

/** '150 drivers added, 12 of 14 drivers updated'. */
export const useCountWords = () => {
  const t = useT();
  const words = useWords();
  return (
    resource: string,
    { toAdd, added, toUpdate, updated, unconfirmed = 0 }: RunCounts,
  ): string => {
    const options = (count: number, total: number) => ({
      count: showCount(count),
      records: words.counted(resource, total).toLowerCase(),
    });
    const parts: string[] = [];
    if (toAdd > 0) {
      const key = added === toAdd ? 'added' : 'addedOf';
      parts.push(t(`importing.result.${key}`, options(added, toAdd)));
    }
    if (toUpdate > 0) {
      const key = updated === toUpdate ? 'updated' : 'updatedOf';
      parts.push(t(`importing.result.${key}`, options(updated, toUpdate)));
    }
    if (unconfirmed > 0) {
      parts.push(t('importing.result.unconfirmedRows', { count: showCount(unconfirmed) }));
    }
    const [start = '', ...others] = parts;
    return others.reduce((first, next) => t('importing.result.and', { first, next }), start);
  };
};
