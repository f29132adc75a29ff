import type { PropsWithChildren } from 'react';

import type { DriveSet } from '../../../domain/board/driveSet.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import type { DerivedRows } from '../../kit/derivedRows.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { useFilterValues } from '../../kit/list/filters/listFilters.ts';
import { useRows } from '../../kit/list/rowList.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Button } from '../../kit/ui/Button.tsx';

export const BoardEmpty = () => {
  const t = useT();
  const { read } = useRows();
  const { values, change } = useFilterValues();
  const isNarrowed = Boolean(values['q'] || values['reason'] || values['company']);
  // The notices above say what is missing.
  if (!read.isWhole && (!isNarrowed || read.rows.length === 0)) return null;
  if (read.rows.length === 0) return <Empty title="board.none.title" hint="board.none.hint" />;
  if (isNarrowed) {
    return (
      <Empty title="board.none.filtered" hint="common.noResults.hint">
        <Button onClick={() => change({ q: undefined, reason: undefined, company: undefined })}>
          {t('common.noResults.clear')}
        </Button>
      </Empty>
    );
  }
  return values['status'] === 'red' ? (
    <Empty title="board.none.red" />
  ) : (
    <Empty title="board.none.group" hint="board.none.groupHint" />
  );
};

const Empty = ({
  title,
  hint,
  children,
}: PropsWithChildren<{ title: MessageKey; hint?: MessageKey }>) => {
  const t = useT();
  return (
    <div className="empty">
      <h2>{t(title)}</h2>
      {hint && <p>{t(hint)}</p>}
      {children}
    </div>
  );
};

export const BoardNotices = ({
  sets: { sources, gaps, retry },
}: {
  sets: DerivedRows<DriveSet>;
}) => {
  const t = useT();
  const words = useWords();
  return sources.map((source) => {
    const { resource, rows, error } = source;
    const records = words.objects(resource);
    const args = { records: records.toLowerCase() };
    if (!rows) {
      const message = resource === RESOURCES.drivers ? 'board.failed.drivers' : 'board.failed.list';
      return (
        <LoadFailed key={resource} message={message} args={args} error={error} onRetry={retry} />
      );
    }
    if (error) {
      return (
        <Alert key={resource} tone="warn">
          {t('board.failed.stale', { records })}
        </Alert>
      );
    }
    return gaps.includes(source) ? (
      <Alert key={resource} tone="warn">
        {t('board.failed.cut', args)}
      </Alert>
    ) : null;
  });
};
