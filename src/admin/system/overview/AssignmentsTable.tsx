import type { ReactNode } from 'react';
import { useListContext, useRecordContext } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';

import { ownName } from '../../../domain/base/formats.ts';
import { ASSIGNMENT_COLUMNS } from '../../../domain/stats/assignmentList.ts';
import type { AssignmentRow } from '../../../domain/stats/overview.ts';
import type { Column } from '../../kit/fields/columns.ts';
import { Muted } from '../../kit/fields/Muted.tsx';
import { RowTable } from '../../kit/list/RecordTable.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { PANEL_ID } from './AssignmentPanel.tsx';
import { useAddressWith } from './useAssignments.ts';

export const Vehicle = ({ number }: { number: string | null }) => {
  const t = useT();
  return number ? <bdi>{number}</bdi> : <Muted>{t('overview.assignments.unassigned')}</Muted>;
};

/** The address that opens the details of a row, or closes them. */
const useOpening = () => {
  const addressWith = useAddressWith();
  const { selectedIds } = useListContext();
  return (id: string) => {
    const isOpen = selectedIds.includes(id);
    return { isOpen, to: addressWith({ row: isOpen ? undefined : id }) };
  };
};

const Name = (row: AssignmentRow) => {
  const { id } = row;
  const name = ownName(row);
  const { isOpen, to } = useOpening()(id);
  if (!id) return <bdi>{name}</bdi>;
  return (
    <Link
      to={to}
      className="name"
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANEL_ID : undefined}
    >
      <bdi>{name || id}</bdi>
    </Link>
  );
};

const CELLS: Record<(typeof ASSIGNMENT_COLUMNS)[number], (row: AssignmentRow) => ReactNode> = {
  number: ({ number }) => <Muted>{number}</Muted>,
  id: ({ id }) => <bdi>{id}</bdi>,
  name: (row) => <Name {...row} />,
  truck: ({ truck }) => <Vehicle number={truck} />,
  trailer: ({ trailer }) => <Vehicle number={trailer} />,
};

const Cell = ({ name }: { name: keyof typeof CELLS }) => {
  const row = useRecordContext<AssignmentRow>();
  return row && CELLS[name](row);
};

const COLUMNS = ASSIGNMENT_COLUMNS.map((source): Column => ({
  source,
  field: <Cell name={source} />,
  label: `overview.assignments.${source}`,
}));

export const AssignmentsTable = () => {
  const t = useT();
  const navigate = useNavigate();
  const opening = useOpening();
  return (
    <RowTable
      label={t('overview.assignments.title')}
      columns={COLUMNS}
      onOpen={(id) => void navigate(opening(id).to)}
      isInset
    />
  );
};
