import { useT } from '../kit/texts/useT.ts';
import { useWords } from '../kit/texts/useWords.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { Button } from '../kit/ui/Button.tsx';
import type { FleetPapers } from './useFleetPapers.ts';

/** Names the lists that failed to load; the papers of the others still show. */
export const PapersFailed = ({
  papers: { failed, isFetching, retry },
}: {
  papers: FleetPapers;
}) => {
  const t = useT();
  const words = useWords();
  if (failed.length === 0) return null;
  const records = failed.map((resource) => words.records(resource)).join(', ');
  return (
    <Alert
      tone="bad"
      action={
        <Button onClick={retry} disabled={isFetching}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('overview.papers.failed', { records })}
    </Alert>
  );
};
