import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';

import type { AssignmentRow } from '../../../domain/stats/overview.ts';
import { Muted } from '../../kit/fields/Muted.tsx';
import { useT } from '../../kit/texts/useT.ts';

const COLUMNS = ['number', 'id', 'name', 'truck', 'trailer'] as const;

/** A vehicle by its number, or the word for none. */
export const Vehicle = ({ number }: { number: string | null }) => {
  const t = useT();
  return number ? <bdi>{number}</bdi> : <Muted>{t('overview.assignments.unassigned')}</Muted>;
};

/** Who drives which truck with which trailer, on a desk. */
export const AssignmentsTable = ({ rows }: { rows: readonly AssignmentRow[] }) => {
  const t = useT();
  return (
    <TableContainer>
      <Table size="small" aria-label={t('overview.assignments.title')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{t(`overview.assignments.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ number, id, name, truck, trailer }) => (
            <TableRow key={number}>
              <TableCell sx={{ color: 'text.secondary' }}>{number}</TableCell>
              <TableCell>
                <bdi>{id}</bdi>
              </TableCell>
              <TableCell>
                <bdi>{name}</bdi>
              </TableCell>
              <TableCell>
                <Vehicle number={truck} />
              </TableCell>
              <TableCell>
                <Vehicle number={trailer} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
