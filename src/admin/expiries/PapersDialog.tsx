import { Box, Pagination, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { lastOfWeek } from '../../domain/base/week.ts';
import { papersIn, type PaperSelection } from '../../domain/expiries/paperSelection.ts';
import { PageDialog } from '../kit/page/PageDialog.tsx';
import { useDateText } from '../kit/texts/useDateText.ts';
import { usePageLabel } from '../kit/texts/usePageLabel.ts';
import { useT } from '../kit/texts/useT.ts';
import { useCloseParams } from '../kit/useCloseParams.ts';
import { useLocalization } from '../kit/useLocalization.ts';
import { PaperList } from './PaperList.tsx';
import { PapersFailed } from './PapersFailed.tsx';
import { selectionIn } from './papersPath.ts';
import { useFleetPapers } from './useFleetPapers.ts';

const PER_PAGE = 25;

/** A dialog over a dashboard with the papers that the address names. */
export const PapersDialog = () => {
  const [params] = useSearchParams();
  const selection = selectionIn(params);
  return selection ? <Papers selection={selection} key={params.toString()} /> : null;
};

const Papers = ({ selection }: { selection: PaperSelection }) => {
  const t = useT();
  const close = useCloseParams('papers', 'kind');
  const papers = useFleetPapers();
  const label = usePageLabel();
  const [page, setPage] = useState(1);
  const { first_day_of_week } = useLocalization();
  const found = papersIn(papers.expiries, selection, first_day_of_week);
  const pages = Math.ceil(found.length / PER_PAGE);
  const start = (page - 1) * PER_PAGE;
  return (
    <PageDialog title={useTitle(selection)} onClose={close} isNarrow>
      <PapersFailed papers={papers} />
      {papers.isLoading && <Skeleton variant="rounded" height={320} />}
      {!papers.isLoading && (
        <Typography color="text.secondary" role="status">
          {t('overview.papers.count', { smart_count: found.length })}
        </Typography>
      )}
      <PaperList papers={found.slice(start, start + PER_PAGE)} />
      {pages > 1 && (
        <Box sx={{ display: 'flex', justifyContent: 'center', paddingBlockStart: 2 }}>
          <Pagination
            page={page}
            count={pages}
            onChange={(_event, wanted) => setPage(wanted)}
            aria-label={t('overview.papers.pages')}
            getItemAriaLabel={label}
          />
        </Box>
      )}
    </PageDialog>
  );
};

const useTitle = (selection: PaperSelection): string => {
  const t = useT();
  const dateText = useDateText();
  const { first_day_of_week } = useLocalization();
  if ('state' in selection) return t(`overview.papers.${selection.state}`);
  const { week: from, kind } = selection;
  const days = { from: dateText(from), to: dateText(lastOfWeek(from, first_day_of_week)) };
  return kind
    ? t('overview.papers.weekOfKind', { kind: t(`common.expiryKinds.${kind}`), ...days })
    : t('overview.papers.week', days);
};
