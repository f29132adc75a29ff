import { listOf, showCount } from '../../../domain/base/formats.ts';
import type { RunCounts } from '../../../domain/import/run/outcome.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';

/** '150 drivers added, 12 of 14 updated'. */
export const useCountWords = () => {
  const t = useT();
  const words = useWords();
  return (
    resource: string,
    { toAdd, added, toUpdate, updated, unconfirmed = 0 }: RunCounts,
  ): string => {
    const options = (count: number, total: number) => ({
      count: showCount(count),
      total: showCount(total),
      records: (total === 1 ? words.records(resource, 1) : words.objects(resource)).toLowerCase(),
    });
    const parts: string[] = [];
    if (toAdd > 0) {
      const key = added === toAdd ? 'added' : 'addedOf';
      parts.push(t(`importing.result.${key}`, options(added, toAdd)));
    }
    if (toUpdate > 0) {
      const verb = toAdd > 0 ? 'alsoUpdated' : 'updated';
      const key = updated === toUpdate ? verb : (`${verb}Of` as const);
      parts.push(t(`importing.result.${key}`, options(updated, toUpdate)));
    }
    if (unconfirmed > 0) {
      parts.push(t('importing.result.unconfirmedRows', { count: showCount(unconfirmed) }));
    }
    return listOf(parts);
  };
};
