import { Link } from 'react-router-dom';

import { showCount } from '../../../domain/base/formats.ts';
import { figureRows } from '../../../domain/stats/overview.ts';
import { STATUS_FIGURES } from '../../../domain/stats/statusFigures.ts';
import type { FleetPapers } from '../../expiries/useFleetPapers.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { useSession } from '../../kit/useSession.ts';
import { statusPath } from '../../stats/figurePath.ts';
import { ChartCard } from './ChartCard.tsx';

import styles from './charts.module.css';

const RESOURCES = [...new Set(STATUS_FIGURES.map(({ resource }) => resource))];

export const FleetByStatus = ({ papers: { whole: rows } }: { papers: FleetPapers }) => {
  const t = useT();
  const words = useWords();
  const role = useSession()?.user.role;
  const day = useCompanyDay();
  const fleet = RESOURCES.map((resource) => ({
    resource,
    total: rows[resource]?.length,
    statuses: STATUS_FIGURES.filter((figure) => figure.resource === resource).flatMap((figure) => {
      const status = figure.filter.status ?? '';
      const count = figureRows(figure, rows, day)?.length ?? 0;
      const name = words.value(resource, 'status', status);
      return count > 0 ? [{ status, name, count, to: statusPath(role, figure) }] : [];
    }),
  }));
  return (
    <ChartCard
      title={t('overview.charts.status')}
      empty={fleet.every(({ total }) => total === 0) && t('overview.empty')}
      chart={
        <ul className={styles.fleet}>
          {fleet.map(({ resource, total, statuses }) => (
            <li key={resource}>
              <h3>
                {words.records(resource)} <b>{total === undefined ? '–' : showCount(total)}</b>
              </h3>
              <div className={styles.line} aria-hidden="true">
                {statuses.map(({ status, count }) => (
                  <span key={status} data-series={status} style={{ flexGrow: count }} />
                ))}
              </div>
              <ul className={styles.legend}>
                {statuses.map(({ status, name, count, to }) => (
                  <li key={status} data-series={status}>
                    <Link to={to}>
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
