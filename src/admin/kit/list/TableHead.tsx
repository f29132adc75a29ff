import { ArrowDown, ArrowUp } from 'lucide-react';
import { useDataTableCallbacksContext, useListContext, useTranslate } from 'react-admin';

import type { Column } from '../fields/columns.ts';
import { useT } from '../texts/useT.ts';

import styles from './table.module.css';

interface TableHeadProps {
  columns: readonly Column[];
  selects: boolean;
  hasActions: boolean;
}

export const TableHead = ({ columns, selects, hasActions }: TableHeadProps) => {
  const t = useT();
  return (
    <thead>
      <tr>
        {selects && (
          <th>
            <SelectAll />
          </th>
        )}
        {columns.map((column) => (
          <Heading key={column.source} {...column} />
        ))}
        {hasActions && <th className={styles.actions}>{t('common.actions.actions')}</th>}
      </tr>
    </thead>
  );
};

const Heading = ({ source, unsortable, isNumber, label: name }: Column) => {
  const translate = useTranslate();
  const { resource, sort } = useListContext();
  const { handleSort } = useDataTableCallbacksContext();
  const label = translate(name ?? `resources.${resource}.fields.${source}`);
  const end = isNumber || undefined;
  if (unsortable) return <th data-number={end}>{label}</th>;
  const isSorted = sort.field === source;
  const isAscending = sort.order === 'ASC';
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  const next = isSorted && isAscending ? 'DESC' : 'ASC';
  const sortBy = translate('ra.sort.sort_by', {
    field: label,
    order: translate(`ra.sort.${next}`),
  });
  return (
    <th
      data-number={end}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" data-field={source} data-tip={sortBy} onClick={handleSort}>
        {label}
        {isSorted && <Arrow size={14} />}
      </button>
    </th>
  );
};

const SelectAll = () => {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const { isRowSelectable } = useDataTableCallbacksContext();
  const ids = data.flatMap((row) => (isRowSelectable?.(row) === false ? [] : row.id));
  const count = ids.filter((id) => selectedIds.includes(id)).length;
  const hasAll = ids.length > 0 && count === ids.length;
  return (
    <input
      type="checkbox"
      aria-label={translate('ra.action.select_all')}
      checked={hasAll}
      disabled={ids.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !hasAll;
      }}
      onChange={() =>
        onSelect(
          hasAll
            ? selectedIds.filter((id) => !ids.includes(id))
            : [...new Set([...selectedIds, ...ids])],
        )
      }
    />
  );
};
