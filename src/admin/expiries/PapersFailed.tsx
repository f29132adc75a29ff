import { listOf, showCount } from '../../domain/base/formats.ts';
import { RetryButton } from '../kit/feedback/RetryButton.tsx';
import { useT } from '../kit/texts/useT.ts';
import { useWords } from '../kit/texts/useWords.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import type { FleetPapers } from './useFleetPapers.ts';

/** The papers that are known still show. */
export const PapersFailed = ({
  papers: { sources, failed, gaps, isFetching, retry },
}: {
  papers: Pick<FleetPapers, 'sources' | 'failed' | 'gaps' | 'isFetching' | 'retry'>;
}) => {
  const t = useT();
  const words = useWords();
  return (
    <>
      {failed.length > 0 && (
        <Alert
          tone="bad"
          action={
            <RetryButton
              error={gaps.find(({ error }) => error?.retryAfter)?.error}
              onRetry={retry}
              disabled={isFetching}
            />
          }
        >
          {t('overview.papers.failed', {
            records: listOf(failed.map((resource) => words.objects(resource))),
          })}
        </Alert>
      )}
      {sources
        .filter(({ rows, error }) => rows && error)
        .map(({ resource, error }) => (
          <Alert
            key={resource}
            tone="warn"
            action={<RetryButton error={error} onRetry={retry} disabled={isFetching} />}
          >
            {t('board.failed.stale', { records: words.objects(resource) })}
          </Alert>
        ))}
      {gaps
        .filter(({ rows }) => rows)
        .map(({ resource, truncated, unreadable, rows }) => {
          const records = words.records(resource);
          return (
            <Alert key={resource} tone="warn">
              {truncated
                ? t('overview.papers.cut', { records, limit: showCount(rows?.length ?? 0) })
                : t('overview.papers.unreadable', { records, smart_count: unreadable })}
            </Alert>
          );
        })}
    </>
  );
};
