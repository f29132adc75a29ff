import type { ResourceName } from '../../../domain/records/resources.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { LoadFailed } from '../feedback/LoadFailed.tsx';
import { recordPaths } from '../recordPaths.ts';
import { recordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';
import { FigureCard, FigureRow } from './FigureCard.tsx';

export interface RecordFigure<Filter extends object> {
  label: MessageKey;
  /** Undefined while it is not known. A text is shown as it is. */
  value: number | string | undefined;
  /** The rows that the figure counts. */
  filter: Filter;
  hint?: string;
  /** Asks for attention unless the figure is zero. */
  warns?: boolean;
  /** How many are overdue beside, and which. */
  overdue?: { count: number | undefined; filter: Filter };
}

interface RecordFiguresProps<Filter extends object> {
  resource: ResourceName;
  figures: readonly RecordFigure<Filter>[];
  error: unknown;
  onRetry: () => void;
}

/** The figures above a list; each opens the rows that it counts. */
export const RecordFigures = <Filter extends object>({
  resource,
  figures,
  error,
  onRetry,
}: RecordFiguresProps<Filter>) => {
  const t = useT();
  const { filtered } = recordPaths<Filter>(resource);
  const aside = ({ overdue }: RecordFigure<Filter>) =>
    overdue?.count
      ? {
          label: t('common.expiry.overdueCount', { smart_count: overdue.count }),
          to: filtered(overdue.filter),
        }
      : undefined;
  return (
    <section aria-label={t(recordText(resource, 'summary.label'))}>
      <FigureRow data-count={figures.length}>
        {figures.map((figure) => (
          <FigureCard
            key={figure.label}
            label={t(figure.label)}
            value={figure.value}
            to={filtered(figure.filter)}
            hint={figure.hint}
            warns={figure.warns}
            aside={aside(figure)}
          />
        ))}
      </FigureRow>
      {Boolean(error) && (
        <LoadFailed
          message={recordText(resource, 'summary.failed')}
          error={error}
          onRetry={onRetry}
        />
      )}
    </section>
  );
};
