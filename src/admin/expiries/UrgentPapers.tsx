import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { papersInState } from '../../domain/expiries/paperSelection.ts';
import { useT } from '../kit/texts/useT.ts';
import { PaperList } from './PaperList.tsx';
import { PapersFailed } from './PapersFailed.tsx';
import { papersQuery } from './papersPath.ts';
import { useFleetPapers } from './useFleetPapers.ts';

const SHOWN = 12;

/** The overdue papers and those due soon, the most urgent first. */
export const UrgentPapers = () => {
  const t = useT();
  const papers = useFleetPapers();
  const urgent = papersInState(papers.expiries, 'urgent');
  return (
    <Card variant="outlined" component="section" sx={{ padding: 2.5 }} aria-labelledby="urgent">
      <Typography id="urgent" variant="h6" component="h2" gutterBottom>
        {t('overview.papers.title')}
      </Typography>
      <PapersFailed papers={papers} />
      {papers.isLoading && <Skeleton variant="rounded" height={280} />}
      {!papers.isLoading && papers.failed.length === 0 && urgent.length === 0 && (
        <Typography color="text.secondary">{t('overview.papers.none')}</Typography>
      )}
      <PaperList papers={urgent.slice(0, SHOWN)} />
      {urgent.length > SHOWN && (
        <Box sx={{ marginBlockStart: 1 }}>
          <Button component={Link} to={papersQuery({ state: 'urgent' })} size="small">
            {t('overview.papers.all', { count: urgent.length.toLocaleString() })}
          </Button>
        </Box>
      )}
    </Card>
  );
};
