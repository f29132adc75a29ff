import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { DataTableBase, useListContext, useResourceContext } from 'react-admin';
import type { DataTableBaseProps, RaRecord } from 'react-admin';

import { hiddenByDefault, useShownColumns, type Column } from '../fields/columns.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { NoResults } from './Nothing.tsx';
import { RowActions, useHasActions } from './RowActions.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';

import styles from './table.module.css';

interface RecordTableProps {
  /** Must be referentially stable. */
  columns: readonly Column[];
  selects: boolean;
  /** Actions on a record besides edit and delete. Must be referentially stable. */
  rowActions?: ReactNode;
}

/** Marks a frame whose table is no wider: it need not scroll, so that the table's head can stick to the page. */
const watchFit = (frame: HTMLElement | null) => {
  if (!frame) return undefined;
  const watch = new ResizeObserver(() =>
    frame.toggleAttribute('data-fits', frame.scrollWidth <= frame.clientWidth),
  );
  for (const element of [frame, ...frame.children]) watch.observe(element);
  return () => watch.disconnect();
};

/** A phone has cards instead. */
export const RecordTable = ({ columns, selects, rowActions }: RecordTableProps) => {
  const resource = useResourceContext() ?? '';
  // Its first rows too render in slices that a press can interrupt.
  const hasData = useDeferredValue(useListContext().data !== undefined);
  const shown = useShownColumns(resource, columns);
  const hasActions = useHasActions(rowActions);
  const actions = useMemo(
    () => hasActions && <RowActions>{rowActions}</RowActions>,
    [hasActions, rowActions],
  );
  const hidden = useMemo(() => hiddenByDefault(columns), [columns]);
  if (!hasData) return <ListSkeleton />;
  return <RowTable columns={shown} hidden={hidden} selects={selects} actions={actions} />;
};

interface RowTableProps extends Pick<DataTableBaseProps, 'isRowSelectable'> {
  columns: readonly Column[];
  hidden?: string[];
  selects?: boolean;
  actions?: ReactNode;
  nameOf?: (row: RaRecord) => string;
  onOpen?: (id: string) => void;
  label?: string;
  /** In a card, whose edges it uses. */
  isInset?: boolean;
}

export const RowTable = ({
  columns,
  hidden,
  selects = false,
  actions,
  nameOf,
  onOpen,
  label,
  isInset,
  isRowSelectable,
}: RowTableProps) => (
  <DataTableBase
    hasBulkActions={selects}
    hiddenColumns={hidden}
    isRowSelectable={isRowSelectable}
    loading={<ListSkeleton />}
    empty={<NoResults />}
  >
    <div className={styles.frame} data-inset={isInset} ref={watchFit}>
      <table className={styles.table} aria-label={label}>
        <TableHead columns={columns} selects={selects} hasActions={Boolean(actions)} />
        <TableRows
          columns={columns}
          actions={actions}
          selects={selects}
          nameOf={nameOf}
          onOpen={onOpen}
        />
      </table>
    </div>
  </DataTableBase>
);
