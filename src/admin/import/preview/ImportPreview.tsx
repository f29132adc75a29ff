import { Search as SearchIcon } from 'lucide-react';
import {
  useId,
  useRef,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';

import { showCount } from '../../../domain/base/formats.ts';
import {
  IMPORT_STATES,
  type ImportState,
  type ImportEntry,
} from '../../../domain/import/importEntry.ts';
import { shownFields, type ImportPlan } from '../../../domain/import/plan.ts';
import { Field } from '../../kit/inputs/Field.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Chips, type Chip } from '../../kit/ui/Chips.tsx';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import type { Import, PlanProps } from '../useImport.ts';
import { ChangedRows } from './ChangedRows.tsx';
import { EntryCards } from './EntryCards.tsx';
import { EntryGrid } from './EntryGrid.tsx';
import { PreviewNotices } from './PreviewNotices.tsx';
import { useCorrecting } from './useCorrecting.ts';
import { useNameOf } from './useNameOf.ts';

import styles from './preview.module.css';

/** What will happen to each row, before anything is sent; wrong cells can be corrected here. */
export const ImportPreview = ({ kind, run, plan }: PlanProps) => {
  const t = useT();
  const Rows = useIsPhone() ? EntryCards : EntryGrid;
  const correcting = useCorrecting(kind, run);
  const section = useRef<HTMLElement>(null);
  const find = useId();
  // The focus was in a row that is gone or has become another one.
  const focusFilter = () => {
    const { activeElement } = document;
    const isInRow = activeElement?.closest('[role=gridcell], [role=listitem]');
    if (!isInRow && !activeElement?.contains(section.current)) return;
    section.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  };
  const { entries, state, setState, text, setText } = useShownEntries(
    run,
    plan,
    correcting.opened?.line,
    focusFilter,
  );
  const { settings } = run;
  const shown = settings ? { ...plan, fields: shownFields(plan, settings.mapping) } : plan;
  const nameOf = useNameOf(kind, run, shown);
  const states = IMPORT_STATES.filter((one) => plan.counts[one] > 0);
  return (
    <section ref={section} aria-labelledby="import-plan">
      <h3 id="import-plan" className="title">
        {t('importing.plan.title')}
      </h3>
      <div className={styles.bar}>
        <Chips
          label={t('importing.plan.show')}
          chips={[
            {
              id: 'all',
              content: t('importing.plan.all', {
                smart_count: plan.entries.length,
              }),
            },
            ...states.map((id) => ({
              id,
              content: t(`importing.plan.${id}`, { smart_count: plan.counts[id] }),
              tone: TONES[id],
            })),
          ]}
          chosen={state ?? 'all'}
          onChoose={(id) => setState(id === 'all' ? undefined : id)}
        />
        <Field id={find} label={t('importing.plan.find')} isLabelHidden>
          <input
            id={find}
            type="search"
            placeholder={t('importing.plan.find')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <SearchIcon aria-hidden />
        </Field>
      </div>
      <PreviewNotices kind={kind} run={run} plan={plan} />
      <ChangedRows kind={kind} run={run} plan={plan} />
      {entries.length > 0 ? (
        <Rows {...{ kind, run, entries, correcting, nameOf }} plan={shown} />
      ) : (
        <p className="empty">{t('importing.plan.notFound')}</p>
      )}
      <output className="unseen">
        {t('importing.plan.shown', {
          smart_count: entries.length,
          total: showCount(plan.entries.length),
        })}
      </output>
    </section>
  );
};

const TONES: Partial<Record<ImportState, Chip<ImportState>['tone']>> = {
  new: 'good',
  changed: 'info',
  wrong: 'bad',
};

/**
 * Calls `onEmptied` when a correction has left none of the rows shown; all are shown if there are
 * none with the outcome. A row with an open cell stays, whatever its outcome has become.
 */
const useShownEntries = (
  run: Import,
  plan: ImportPlan,
  openLine: number | undefined,
  onEmptied: () => void,
) => {
  const [chosen, setState] = useState<ImportState>();
  const [text, setText] = useState('');
  const [found, setFound] = useState<ReadonlySet<number>>();
  const words = useDeferredValue(text.trim());
  const { find } = run;

  useEffect(() => {
    if (words === '') return undefined;
    let isLatest = true;
    void find(words).then((lines) => {
      if (isLatest && lines) setFound(new Set(lines));
    });
    return () => {
      isLatest = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- find changes on each render; a new plan is searched again
  }, [words, plan]);

  const isLeft = chosen && (plan.counts[chosen] > 0 || openLine !== undefined);
  const state = isLeft ? chosen : undefined;
  const lines = text.trim() === '' ? undefined : found;
  const entries = useMemo((): readonly ImportEntry[] => {
    if (!state && !lines) return plan.entries;
    return plan.entries.filter(
      (entry) =>
        entry.line === openLine ||
        ((!state || entry.state === state) && (!lines || lines.has(entry.line))),
    );
  }, [plan, state, lines, openLine]);

  const isEmptied = state !== chosen || entries.length === 0;
  const settle = useEffectEvent(() => {
    setState(state);
    onEmptied();
  });
  useEffect(() => {
    if (isEmptied) settle();
  }, [isEmptied]);

  return { entries, state, setState, text, setText };
};
