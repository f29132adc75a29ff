import { Pencil } from 'lucide-react';
import type { CSSProperties } from 'react';

import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import type { ImportKind } from '../importKind.ts';
import type { Import } from '../useImport.ts';
import { CellEditor } from './CellEditor.tsx';
import { EntryValue } from './EntryValue.tsx';
import { Outcome } from './Outcome.tsx';
import type { Correcting } from './useCorrecting.ts';
import type { GridKeys } from './useGridKeys.ts';
import type { NameOf } from './useNameOf.ts';

import styles from './preview.module.css';

/** The columns before the fields: line and outcome. */
export const LEADING = 2;

interface EntryRowProps {
  kind: ImportKind;
  run: Import;
  fields: readonly string[];
  entry: ImportEntry;
  correcting: Correcting;
  nameOf: NameOf;
  index: number;
  grid: GridKeys;
  measure: (element: HTMLElement | null) => void;
  style: CSSProperties;
}

export const EntryRow = ({
  kind,
  run,
  fields,
  entry,
  correcting,
  nameOf,
  index,
  grid,
  measure,
  style,
}: EntryRowProps) => {
  const { active } = grid;
  const cell = (column: number) => ({
    role: 'gridcell',
    className: styles.cell,
    'data-cell': `${index}:${column}`,
    tabIndex: active.row === index && active.column === column ? 0 : -1,
    onFocus: () => grid.follow(index, column),
  });
  return (
    <div
      ref={measure}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      className={styles.row}
      style={style}
    >
      <div {...cell(0)} role="rowheader">
        {entry.line}
      </div>
      <div {...cell(1)} className={`${styles.cell} ${styles.outcome}`}>
        <Outcome kind={kind} run={run} entry={entry} inGrid />
      </div>
      {fields.map((field, place) => {
        const isOpen = correcting.isOpen(entry, field);
        const canCorrect = correcting.canCorrect(entry, field);
        const isWrong = entry.problems[field] !== undefined;
        return (
          <div
            key={field}
            {...cell(LEADING + place)}
            aria-invalid={isWrong || undefined}
            aria-readonly={!canCorrect}
            data-correctable={canCorrect || undefined}
            data-corrected={entry.corrected?.includes(field) || undefined}
          >
            {isOpen ? (
              <CellEditor kind={kind} entry={entry} correcting={correcting} onDone={grid.focus} />
            ) : (
              <>
                <EntryValue
                  resource={kind.resource}
                  entry={entry}
                  field={field}
                  name={nameOf(entry, field)}
                />
                {canCorrect && (
                  <Pencil
                    aria-hidden
                    className={styles.pencil}
                    data-quiet={!isWrong || undefined}
                  />
                )}
              </>
            )}
          </div>
        );
      })}
    </div>
  );
};
