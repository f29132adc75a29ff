import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ROWS } from '../../../dataProvider/rows/collections.ts';
import { dueKindsIn, statsOf } from '../../../domain/records/stats.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { LoadFailed } from '../feedback/LoadFailed.tsx';
import { SUMMARY } from '../queryClient.ts';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { recordPaths } from '../recordPaths.ts';
import { useRecordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';
import { useWithin } from '../texts/useWithin.ts';
import { useAppDataProvider } from '../useAppDataProvider.ts';
import { FigureCard, FigureRow } from './FigureCard.tsx';

interface RecordStatsProps {
  children?: ReactNode;
  /** False where the list shows the same failure. */
  showsFailure?: boolean;
}

export const RecordStats = ({ children, showsFailure = true }: RecordStatsProps) => {
  const t = useT();
  const text = useRecordText();
  const type = useRecordType();
  const dataProvider = useAppDataProvider();
  const within = useWithin();
  const { data, error, refetch } = useQuery({
    // Under the key of the record type's lists, so that whatever refreshes them refreshes the figures too.
    queryKey: [type.name, 'getList', SUMMARY],
    queryFn: () => dataProvider.recordStats(type.name),
  });
  // If its rows are missing, the list reports the same failure, and its retry refetches the figures as well.
  const areRowsLost = useQueryClient().getQueryState([type.name, ROWS])?.status === 'error';
  const { filtered } = recordPaths(type.name);
  const stats = Object.entries(statsOf(type));
  return (
    <section aria-label={text('stats.label')}>
      <FigureRow>
        {stats.map(([name, { filter, expired }]) => {
          const counts = data?.[name];
          return (
            <FigureCard
              key={name}
              label={t(`resources.${type.name}.stats.${name}` as MessageKey)}
              value={counts?.count}
              to={filtered(filter)}
              hint={expired && within(dueKindsIn(type, filter))}
              tone={expired && 'warn'}
              aside={
                expired && counts?.expired
                  ? {
                      label: t('common.expiry.overdueCount', { smart_count: counts.expired }),
                      to: filtered(expired),
                    }
                  : undefined
              }
            />
          );
        })}
        {children}
      </FigureRow>
      {showsFailure && Boolean(error) && !areRowsLost && (
        <LoadFailed
          message={`resources.${type.name}.stats.failed` as MessageKey}
          error={error}
          onRetry={refetch}
        />
      )}
    </section>
  );
};
