import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import type { Board } from './useBoard.ts';

/** Names the lists that failed to load, were cut by the server, or are stale. */
export const BoardNotices = ({ lists }: Pick<Board, 'lists'>) => {
  const t = useT();
  const words = useWords();
  return lists.all.map((list) => {
    const { resource, hasFailed, error, data, meta, refetch } = list;
    const records = words.records(resource);
    if (hasFailed) {
      const message = list === lists.drivers ? 'board.failed.drivers' : 'board.failed.list';
      const args = { records: records.toLowerCase() };
      const retry = () => void refetch();
      return (
        <LoadFailed key={resource} message={message} args={args} error={error} onRetry={retry} />
      );
    }
    if (error && data) {
      return (
        <Alert key={resource} tone="warn">
          {t('board.failed.stale', { records })}
        </Alert>
      );
    }
    return meta?.truncated || meta?.unreadable ? (
      <Alert key={resource} tone="warn">
        {t('board.failed.cut', { records: records.toLowerCase() })}
      </Alert>
    ) : null;
  });
};
