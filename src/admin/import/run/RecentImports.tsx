import { useQuery } from '@tanstack/react-query';

import { showCount } from '../../../domain/base/formats.ts';
import type { RunSummary } from '../../../domain/import/run/summary.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button, ButtonLink } from '../../kit/ui/Button.tsx';
import { RECENT_KEY, recentRuns } from './runStore.ts';
import { useMayUndo } from './UndoButton.tsx';
import { useCountWords } from './useCountWords.ts';

import styles from '../import.module.css';

const useRecentImports = (resource: string): RunSummary[] => {
  const { data = [] } = useQuery({ queryKey: RECENT_KEY, queryFn: recentRuns, staleTime: 0 });
  return data.filter((one) => one.resource === resource);
};

interface RecentImportsProps {
  resource: string;
  onOpen: (id: string, options?: { isAsking: boolean }) => void;
}

export const RecentImports = ({ resource, onOpen }: RecentImportsProps) => {
  const t = useT();
  const recent = useRecentImports(resource);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-imports">
      <h3 id="recent-imports" className="title">
        {t('importing.recent.title')}
      </h3>
      <p className="soft small">{t('importing.recent.hint')}</p>
      <ul className={`rows ${styles.items}`}>
        {recent.map((one) => (
          <li key={one.id} className={`row gap-24 ${styles.line}`}>
            <RecentWords one={one} />
            <RecentActions one={one} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const RecentWords = ({ one }: { one: RunSummary }) => {
  const t = useT();
  const instantText = useInstantText();
  const countWords = useCountWords();
  const { isOver, undone, added, updated, unconfirmed = 0, done, total } = one;
  const stored = added + updated + unconfirmed;
  const outcome = !isOver
    ? t('importing.recent.unfinished', { done, smart_count: total })
    : stored === 0
      ? t('importing.recent.nothing')
      : undone === stored
        ? t('importing.recent.undone')
        : undone > 0
          ? t('importing.recent.partlyUndone', {
              undone: showCount(undone),
              smart_count: stored,
            })
          : countWords(one.resource, one);
  return (
    <span>
      <bdi>{one.fileName}</bdi>
      <small>
        {instantText(one.at)} · {outcome}
      </small>
    </span>
  );
};

interface RecentActionsProps extends Pick<RecentImportsProps, 'onOpen'> {
  one: RunSummary;
}

const RecentActions = ({ one, onOpen }: RecentActionsProps) => {
  const t = useT();
  const mayUndo = useMayUndo();
  const file = one.fileName;
  const shown = one.shown === undefined ? undefined : showCount(one.shown);
  return (
    <>
      {one.ids !== '' && (
        <ButtonLink
          to={recordPaths(one.resource).filtered({ ids: one.ids })}
          aria-label={
            shown
              ? t('importing.recent.showFirstOf', { shown, file })
              : t('importing.recent.showOf', { file })
          }
        >
          {shown ? t('importing.recent.showFirst', { shown }) : t('importing.recent.show')}
        </ButtonLink>
      )}
      {one.isOver && mayUndo(one.resource, one.undoable) && (
        <Button
          aria-label={t('importing.recent.undoOf', { file })}
          onClick={() => onOpen(one.id, { isAsking: true })}
        >
          {t('importing.undo.button')}…
        </Button>
      )}
      <Button aria-label={t('importing.recent.openOf', { file })} onClick={() => onOpen(one.id)}>
        {t('importing.recent.open')}
      </Button>
    </>
  );
};
