import { useNavigate } from 'react-router-dom';

import { figureRows } from '../../../domain/stats/overview.ts';
import { STATUS_FIGURES } from '../../../domain/stats/statusFigures.ts';
import { useFleetPapers } from '../../expiries/useFleetPapers.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { useSession } from '../../kit/useSession.ts';
import { statusPath } from '../../stats/figurePath.ts';
import { ChartCard } from './ChartCard.tsx';
import { useChartColors } from './chartColors.ts';
import { CountTable } from './CountTable.tsx';

const RESOURCES = [...new Set(STATUS_FIGURES.map(({ resource }) => resource))];

/** Drivers, trucks and trailers by status. */
export const FleetByStatus = () => {
  const t = useT();
  const words = useWords();
  const navigate = useNavigate();
  const colors = useChartColors();
  const role = useSession()?.user.role;
  const day = useCompanyDay();
  const { rows, isLoading } = useFleetPapers();
  const cells = STATUS_FIGURES.flatMap((figure) => {
    const found = figureRows(figure, rows, day);
    const { resource, filter } = figure;
    const status = filter.status ?? '';
    return found ? [{ resource, status, value: found.length, to: statusPath(role, figure) }] : [];
  });
  const used = cells.filter(({ value }) => value > 0);
  const statuses = [...new Set(used.map(({ status }) => status))];
  const known = RESOURCES.filter((resource) => cells.some((cell) => cell.resource === resource));
  const cellOf = (resource: string | undefined, status: string) =>
    cells.find((cell) => cell.resource === resource && cell.status === status);
  /** Record types that share a status share its label. */
  const label = (status: string) =>
    words.value(used.find((cell) => cell.status === status)?.resource ?? null, 'status', status);
  const title = t('overview.charts.status');
  return (
    <ChartCard
      title={title}
      isLoading={isLoading}
      empty={used.length === 0 && t('overview.empty')}
      chart={{
        isHorizontal: true,
        bands: known.map((resource) => words.records(resource)),
        series: statuses.map((status) => ({
          id: status,
          label: label(status),
          color: colors.status(status),
          data: known.map((resource) => cellOf(resource, status)?.value ?? 0),
        })),
        onOpen: (status, band) => {
          const cell = cellOf(known[band], status);
          if (cell) void navigate(cell.to);
        },
      }}
      table={
        <CountTable
          label={title}
          head={[t('overview.charts.records'), ...statuses.map(label)]}
          rows={known.map((resource) => ({
            name: words.records(resource),
            counts: statuses.map((status) => cellOf(resource, status)),
          }))}
        />
      }
    />
  );
};
