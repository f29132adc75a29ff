import { ArrowDown, ArrowUp } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';

import { ASSIGNMENT_COLUMNS, type AssignmentColumn } from '../../../domain/stats/assignmentList.ts';
import { VEHICLE_PARTS, type AssignmentRow } from '../../../domain/stats/overview.ts';
import { Muted } from '../../kit/fields/Muted.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { PANEL_ID } from './AssignmentPanel.tsx';
import type { Assignments } from './useAssignments.ts';

import table from '../../kit/list/table.module.css';
import styles from './overview.module.css';

/** A vehicle's number, or the word for none. */
export const Vehicle = ({ number }: { number: string | null }) => {
  const t = useT();
  return number ? <bdi>{number}</bdi> : <Muted>{t('overview.assignments.unassigned')}</Muted>;
};

interface AssignmentsTableProps {
  rows: readonly AssignmentRow[];
  assignments: Assignments;
}

/** Who drives which vehicles, on a desktop. A row opens its details beside the table. */
export const AssignmentsTable = ({ rows, assignments }: AssignmentsTableProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { openRow, addressWith } = assignments;
  const addressOf = (id: string) => addressWith({ row: id === openRow?.id ? undefined : id });
  const open = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const id = target.closest('tr')?.dataset['id'];
    if (!id || target.closest('a') || window.getSelection()?.toString()) return;
    void navigate(addressOf(id));
  };
  return (
    <div className={styles.frame}>
      <table className={table.table} aria-label={t('overview.assignments.title')}>
        <thead>
          <tr>
            {ASSIGNMENT_COLUMNS.map((column) => (
              <Heading key={column} column={column} assignments={assignments} />
            ))}
          </tr>
        </thead>
        {/* The row is a larger click target; keyboard users have the link in it. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <tbody onClick={open} data-opens>
          {rows.map(({ number, id, name, ...row }) => (
            <tr key={number} data-id={id} aria-selected={id === openRow?.id}>
              <td>
                <Muted>{number}</Muted>
              </td>
              <td>
                <bdi>{id}</bdi>
              </td>
              <td>
                {id ? (
                  <Link
                    to={addressOf(id)}
                    className={styles.name}
                    aria-expanded={id === openRow?.id}
                    aria-controls={id === openRow?.id ? PANEL_ID : undefined}
                  >
                    <bdi>{name || id}</bdi>
                  </Link>
                ) : (
                  <bdi>{name}</bdi>
                )}
              </td>
              {VEHICLE_PARTS.map((part) => (
                <td key={part}>
                  <Vehicle number={row[part]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface HeadingProps {
  column: AssignmentColumn;
  assignments: Assignments;
}

const Heading = ({ column, assignments: { query, sortBy } }: HeadingProps) => {
  const t = useT();
  const translate = useTranslate();
  const label = t(`overview.assignments.${column}`);
  const isSorted = query.sort === column;
  const Arrow = query.isDescending ? ArrowDown : ArrowUp;
  const next = isSorted && !query.isDescending ? 'DESC' : 'ASC';
  return (
    <th aria-sort={isSorted ? (query.isDescending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        title={translate('ra.sort.sort_by', { field: label, order: translate(`ra.sort.${next}`) })}
        onClick={() => sortBy(column)}
      >
        {label}
        {isSorted && <Arrow />}
      </button>
    </th>
  );
};
