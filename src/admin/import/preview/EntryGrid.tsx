import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type MouseEvent } from 'react';

import { choiceOf } from '../../../domain/import/choices.ts';
import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import type { ImportKind as FieldKind, ImportTable } from '../../../domain/import/importTable.ts';
import type { ImportPlan } from '../../../domain/import/plan.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import type { ImportKind } from '../importKind.ts';
import type { Import } from '../useImport.ts';
import { EntryRow, LEADING } from './EntryRow.tsx';
import type { Correcting } from './useCorrecting.ts';
import { useGridKeys } from './useGridKeys.ts';
import type { NameOf } from './useNameOf.ts';

import styles from './preview.module.css';

export interface EntriesProps {
  kind: ImportKind;
  run: Import;
  plan: ImportPlan;
  entries: readonly ImportEntry[];
  correcting: Correcting;
  nameOf: NameOf;
}

/** The estimated height in pixels of a row that is not measured yet. */
const ROW = 41;

/** Wide enough for a date with time on one line. */
const WIDE: readonly FieldKind['kind'][] = ['text', 'instant'];

/** In rem, at least; what is left is shared in proportion. */
const widthOf = ({ fields }: ImportTable, field: string): number =>
  WIDE.includes(fields[field]?.kind ?? 'text') ? 10 : 8.5;

/** Only visible rows are rendered. */
export const EntryGrid = ({ kind, run, plan, entries, correcting, nameOf }: EntriesProps) => {
  const t = useT();
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const { fields } = plan;

  const act = (row: number, column: number) => {
    const entry = entries[row];
    const field = fields[column - LEADING];
    if (!entry) return;
    if (field) correcting.open(entry, field);
    const choice = kind.mayUpdate && column === 1 ? choiceOf(entry, run.choices) : undefined;
    if (choice) run.chooseRow(entry.line, choice === 'update' ? 'skip' : 'update');
  };
  const grid = useGridKeys({ frame, rows: entries.length, columns: LEADING + fields.length, act });

  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 4,
    // Keeps the focused row rendered, wherever the grid is scrolled to.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), grid.active.row])].filter(
        (index) => index < range.count,
      ),
  });

  const openPressed = ({ target }: MouseEvent<HTMLElement>) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
    const [row = 0, column = 0] = (cell?.dataset['cell'] ?? '').split(':').map(Number);
    const entry = entries[row];
    const field = fields[column - LEADING];
    if (entry && field && !correcting.isOpen(entry, field)) correcting.open(entry, field);
  };

  const widths = [4, 13, ...fields.map((field) => widthOf(kind.table, field))];
  const template = {
    gridTemplateColumns: widths.map((width) => `minmax(${width}rem, ${width}fr)`).join(' '),
    minInlineSize: `calc(${widths.join('rem + ')}rem)`,
  };
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="grid"
      aria-label={t('importing.plan.rows')}
      aria-busy={!run.isPlanned}
      aria-rowcount={entries.length + 1}
      aria-colcount={LEADING + fields.length}
      tabIndex={-1}
      onKeyDown={grid.onKeyDown}
      onClick={openPressed}
    >
      <div role="row" aria-rowindex={1} className={styles.head} style={template}>
        <div role="columnheader">{t('importing.plan.line')}</div>
        <div role="columnheader">{t('importing.plan.outcome')}</div>
        {fields.map((field) => (
          <div key={field} role="columnheader">
            {words.field(kind.resource, field)}
          </div>
        ))}
      </div>
      <div role="rowgroup" className={styles.body} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const entry = entries[index];
          return (
            entry && (
              <EntryRow
                key={key}
                measure={rows.measureElement}
                {...{ kind, run, fields, entry, correcting, nameOf, index, grid }}
                style={{ ...template, transform: `translateY(${start}px)` }}
              />
            )
          );
        })}
      </div>
    </div>
  );
};
