import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { showCount } from '../../../domain/base/formats.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { figureRows, type Figure } from '../../../domain/stats/overview.ts';
import { STATUS_FIGURES, statusFigureName } from '../../../domain/stats/statusFigures.ts';
import { ChartCard } from '../../common/ChartCard.tsx';
import type { FleetPapers } from '../../expiries/useFleetPapers.ts';
import { SUMMARY } from '../../kit/queryClient.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { useAppDataProvider } from '../../kit/useAppDataProvider.ts';
import { useSession } from '../../kit/useSession.ts';
import { statusPath } from '../../stats/figurePath.ts';

import styles from './charts.module.css';

const LISTS = [...new Set(STATUS_FIGURES.map(({ resource }) => resource))];
const FIGURES = Object.fromEntries(
  STATUS_FIGURES.map((figure) => [statusFigureName(figure), figure]),
);

/** How many there are of each status; undefined while unknown. */
const useStatusCounts = ({ isPaged, whole }: FleetPapers) => {
  const day = useCompanyDay();
  const dataProvider = useAppDataProvider();
  const { data } = useQuery({
    queryKey: [RESOURCES.overview, 'statuses', SUMMARY],
    queryFn: () => dataProvider.countedFleet(FIGURES),
    enabled: isPaged,
  });
  return (figure: Figure): number | undefined =>
    isPaged ? data?.[statusFigureName(figure)] : figureRows(figure, whole, day)?.length;
};

/** Undefined while one is unknown. */
const sumOf = (counts: readonly (number | undefined)[]): number | undefined =>
  counts.reduce(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );

export const FleetByStatus = ({ papers }: { papers: FleetPapers }) => {
  const t = useT();
  const words = useWords();
  const role = useSession()?.user.role;
  const countOf = useStatusCounts(papers);
  const fleet = LISTS.map((resource) => {
    const figures = STATUS_FIGURES.filter((figure) => figure.resource === resource);
    const counts = figures.map(countOf);
    const sum = sumOf(counts);
    const total = papers.isPaged ? sum : papers.whole[resource]?.length;
    return {
      resource,
      total,
      /** Those with a status of the server's own. */
      others: (total ?? 0) - (sum ?? 0),
      statuses: figures.flatMap((figure, index) => {
        const status = figure.filter.status ?? '';
        const count = counts[index] ?? 0;
        const name = words.value(resource, 'status', status);
        return count > 0 ? [{ status, name, count, to: statusPath(role, figure) }] : [];
      }),
    };
  });
  return (
    <ChartCard
      title={t('overview.charts.status')}
      empty={fleet.every(({ total }) => total === 0) && t('overview.empty')}
      chart={
        <ul className={styles.fleet}>
          {fleet.map(({ resource, total, others, statuses }) => (
            <li key={resource}>
              <h3>
                {words.records(resource)} <b>{total === undefined ? '–' : showCount(total)}</b>
              </h3>
              <div className={styles.line} aria-hidden="true">
                {statuses.map(({ status, count }) => (
                  <span key={status} data-series={status} style={{ flexGrow: count }} />
                ))}
                {others > 0 && <span style={{ flexGrow: others }} />}
              </div>
              <ul className="legend">
                {statuses.map(({ status, name, count, to }) => (
                  <li key={status} data-series={status}>
                    <Link className="quiet" to={to}>
                      {name} <b>{showCount(count)}</b>
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      }
    />
  );
};
