import { useListContext } from 'react-admin';

import { RESOURCES } from '../../../domain/records/resources.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import type { Board } from './useBoard.ts';
import { useBoardAddress } from './useBoardAddress.ts';

import styles from '../../kit/list/list.module.css';

/** Everyone may drive, nothing matches, or there is no fleet yet. */
export const BoardEmpty = ({ board }: { board: Board }) => {
  const t = useT();
  const { setFilters } = useListContext();
  const { filter, status } = useBoardAddress();
  const isNarrowed = Object.keys(filter).length > 0;
  // The notices above say what is missing.
  if (!board.isWhole && !isNarrowed) return null;
  if (board.isEmpty) {
    return (
      <div className={styles.empty}>
        <h2>{t('board.none.title')}</h2>
        <p>{t('board.none.hint')}</p>
      </div>
    );
  }
  if (isNarrowed) {
    return (
      <div className={styles.empty}>
        <h2>{t('board.none.filtered')}</h2>
        <p>{t('common.noResults.hint')}</p>
        <Button onClick={() => setFilters({})}>{t('common.noResults.clear')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <h2>{t(status === 'red' ? 'board.none.red' : 'board.none.group')}</h2>
      {status === 'red' ? null : <p>{t('board.none.groupHint')}</p>}
    </div>
  );
};

/** Names the lists that failed to load, were cut by the server, or are stale. */
export const BoardNotices = ({ papers: { sources, gaps, retry } }: Pick<Board, 'papers'>) => {
  const t = useT();
  const words = useWords();
  return sources.map((source) => {
    const { resource, rows, error } = source;
    const records = words.records(resource);
    const args = { records: records.toLowerCase() };
    if (!rows) {
      const message = resource === RESOURCES.drivers ? 'board.failed.drivers' : 'board.failed.list';
      return (
        <LoadFailed key={resource} message={message} args={args} error={error} onRetry={retry} />
      );
    }
    if (error) {
      return (
        <Alert key={resource} tone="warn">
          {t('board.failed.stale', { records })}
        </Alert>
      );
    }
    return gaps.includes(source) ? (
      <Alert key={resource} tone="warn">
        {t('board.failed.cut', args)}
      </Alert>
    ) : null;
  });
};
