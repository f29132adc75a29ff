import { Alert, Button } from '@mui/material';

import { useT } from '../kit/texts/useT.ts';
import { useWords } from '../kit/texts/useWords.ts';
import type { useFleetPapers } from './useFleetPapers.ts';

/** Names the lists that failed to load; the papers of the others are shown. */
export const PapersFailed = ({
  papers: { failed, isFetching, retry },
}: {
  papers: ReturnType<typeof useFleetPapers>;
}) => {
  const t = useT();
  const words = useWords();
  if (failed.length === 0) return null;
  const records = failed.map((resource) => words.records(resource)).join(', ');
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={retry} disabled={isFetching}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('overview.papers.failed', { records })}
    </Alert>
  );
};
