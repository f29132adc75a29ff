import { Alert, Box, Card, Pagination, PaginationItem, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { pageCount } from '../../../domain/stats/overview.ts';
import { usePageLabel } from '../../kit/texts/usePageLabel.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { CallFailed } from '../../stats/CallFailed.tsx';
import { AssignmentsList } from './AssignmentsList.tsx';
import { AssignmentsTable } from './AssignmentsTable.tsx';

const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/** Who drives which truck with which trailer, ten to a page; each page has an address. */
export const Assignments = () => {
  const t = useT();
  const isPhone = useIsPhone();
  const dataProvider = useDataProvider<AppDataProvider>();
  const [params] = useSearchParams();
  const page = pageIn(params);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [RESOURCES.overview, 'assignments', page],
    queryFn: () => dataProvider.assignments(page),
    placeholderData: keepPreviousData,
  });
  const pages = data ? pageCount(data.total) : 0;
  return (
    <Card variant="outlined" component="section" aria-labelledby="assignments">
      <Typography id="assignments" variant="h6" component="h2" sx={{ padding: 2 }}>
        {t('overview.assignments.title')}
      </Typography>
      {error && (
        <CallFailed
          failed="overview.assignments.failed"
          reason="overview.assignments.reason"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && (
        <Box role="status" aria-label={t('overview.assignments.loading')} sx={{ padding: 2 }}>
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
      {data?.rows.length === 0 && !error && (
        <Alert severity="info" sx={{ margin: 2, marginBlockStart: 0 }}>
          {t('overview.empty')}
        </Alert>
      )}
      {data && data.rows.length > 0 && !error && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          {isPhone ? (
            <AssignmentsList key={page} rows={data.rows} />
          ) : (
            <AssignmentsTable rows={data.rows} />
          )}
        </Box>
      )}
      {(pages > 1 || page > 1) && <Pages page={page} pages={pages} />}
    </Card>
  );
};

interface PagesProps {
  page: number;
  pages: number;
}

const Pages = ({ page, pages }: PagesProps) => {
  const t = useT();
  const [params] = useSearchParams();
  const isPhone = useIsPhone();
  const at = (wanted: number | null) => {
    const next = new URLSearchParams(params);
    next.set('page', String(wanted ?? 1));
    return `?${next.toString()}`;
  };
  return (
    <Pagination
      page={page}
      count={Math.max(pages, page)}
      siblingCount={isPhone ? 0 : 1}
      shape="rounded"
      color="primary"
      aria-label={t('overview.assignments.pages')}
      getItemAriaLabel={usePageLabel()}
      renderItem={(item) => (
        <PaginationItem
          {...item}
          {...(item.disabled || !item.page ? {} : { component: Link, to: at(item.page) })}
        />
      )}
      sx={{ display: 'flex', justifyContent: 'center', padding: 1.5 }}
    />
  );
};
