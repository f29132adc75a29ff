import {
  styled,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { Link } from 'react-router-dom';

const dense = {
  '& th, & td': { padding: '5px 6px', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
  '& thead th': { verticalAlign: 'bottom', lineHeight: 1.3, whiteSpace: 'normal' },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
};

const Count = styled(Link)(({ theme }) => ({ color: theme.palette.primary.main, fontWeight: 600 }));

export interface CountRow {
  name: string;
  /** For each column a number and the address of what it counts; undefined when there is none. */
  counts: readonly ({ value: number; to: string } | undefined)[];
}

interface CountTableProps {
  label: string;
  head: readonly string[];
  rows: readonly CountRow[];
}

/** The numbers of a chart; those above zero link to what they count. */
export const CountTable = ({ label, head: [first, ...columns], rows }: CountTableProps) => (
  <TableContainer tabIndex={0} aria-label={label} role="group">
    <Table size="small" aria-label={label} sx={dense}>
      <TableHead>
        <TableRow>
          <TableCell>{first}</TableCell>
          {columns.map((column) => (
            <TableCell key={column} align="right">
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, counts }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {name}
            </TableCell>
            {counts.map((count, index) => (
              <TableCell key={columns[index]} align="right">
                {count && (count.value > 0 ? <Count to={count.to}>{count.value}</Count> : 0)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
