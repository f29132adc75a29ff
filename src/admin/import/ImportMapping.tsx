import {
  Alert,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material';

import { fieldsOf } from '../../domain/import/importTable.ts';
import { unmappedRequired } from '../../domain/import/mapping.ts';
import { useT } from '../common/useT.ts';
import type { ImportKind } from './importKind.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import type { Import } from './useImport.ts';

interface ImportMappingProps<Field extends string> {
  kind: ImportKind<Field>;
  run: Import<Field>;
}

/** Which column goes to which field, found by name and open to correction. */
export const ImportMapping = <Field extends string>({ kind, run }: ImportMappingProps<Field>) => {
  const t = useT();
  const fieldLabel = useFieldLabel(kind.resource);
  const { file, settings } = run;
  if (!file || !settings) return null;
  const fields = fieldsOf(kind.table);
  const missing = unmappedRequired(kind.table, settings.mapping);
  const fieldOf = (column: number) =>
    fields.find((field) => settings.mapping[field].includes(column));
  const sample = (column: number) =>
    file.csv.rows.map(({ cells }) => cells[column] ?? '').find((cell) => cell.trim() !== '') ?? '';
  return (
    <>
      {missing.length > 0 && (
        <Alert severity="error">
          {t('importing.mapping.missing', { fields: missing.map(fieldLabel).join(', ') })}
        </Alert>
      )}
      <TableContainer tabIndex={0} role="region" aria-label={t('importing.mapping.title')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('importing.mapping.column')}</TableCell>
              <TableCell>{t('importing.mapping.sample')}</TableCell>
              <TableCell>{t('importing.mapping.field')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {file.csv.header.map((name, column) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  <bdi>{name}</bdi>
                </TableCell>
                <TableCell sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  <bdi>{sample(column)}</bdi>
                </TableCell>
                <TableCell>
                  <TextField
                    select
                    size="small"
                    variant="standard"
                    value={fieldOf(column) ?? ''}
                    onChange={(event) =>
                      run.map(column, (event.target.value || undefined) as Field | undefined)
                    }
                    slotProps={{
                      select: {
                        displayEmpty: true,
                        SelectDisplayProps: {
                          'aria-label': t('importing.mapping.fieldOf', { column: name }),
                        },
                      },
                    }}
                    sx={{ minInlineSize: '10rem' }}
                  >
                    <MenuItem value="">{t('importing.mapping.none')}</MenuItem>
                    {fields.map((field) => (
                      <MenuItem key={field} value={field}>
                        {fieldLabel(field)}
                      </MenuItem>
                    ))}
                  </TextField>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
};
