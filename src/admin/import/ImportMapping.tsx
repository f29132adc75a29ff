import {
  Box,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';

import { fieldsOf } from '../../domain/import/importTable.ts';
import { useT } from '../kit/texts/useT.ts';
import { useWords } from '../kit/texts/useWords.ts';
import { useIsPhone } from '../kit/useIsPhone.ts';
import type { ImportKind } from './importKind.ts';
import { excerpt } from './texts/excerpt.ts';
import { useColumnName } from './texts/useColumnName.ts';
import type { Import } from './useImport.ts';

/** A table with more columns is hardly a list of records; the first ones are enough to tell. */
const SHOWN = 100;

const cell = { overflowWrap: 'anywhere', 'tr:last-of-type > &': { borderBlockEnd: 0 } } as const;

interface ImportMappingProps<Field extends string> {
  kind: ImportKind<Field>;
  run: Import<Field>;
}

/** Which column goes to which field: matched by name, and editable. */
export const ImportMapping = <Field extends string>({ kind, run }: ImportMappingProps<Field>) => {
  const t = useT();
  const isPhone = useIsPhone();
  const words = useWords();
  const { file, settings } = run;
  const header = file?.csv.header ?? [];
  const columnName = useColumnName(header);
  if (!file || !settings) return null;
  const fields = fieldsOf(kind.table);
  const fieldOf = (column: number) =>
    fields.find((field) => settings.mapping[field].includes(column));
  const columns = [...header.keys()].filter((column) => column < SHOWN || fieldOf(column));
  const sample = (column: number) => <bdi>{excerpt(file.samples[column] ?? '')}</bdi>;
  return (
    <Box>
      <Typography id="import-columns" variant="h6" component="h3">
        {t('importing.mapping.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ marginBlockEnd: 1 }}>
        {t('importing.mapping.hint')}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-labelledby="import-columns">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('importing.mapping.column')}</TableCell>
              {!isPhone && <TableCell>{t('importing.mapping.sample')}</TableCell>}
              <TableCell>{t('importing.mapping.field')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {columns.map((column) => (
              <TableRow key={column}>
                <TableCell component="th" scope="row" sx={cell}>
                  <bdi>{columnName(column)}</bdi>
                  {isPhone && <Box sx={{ color: 'text.secondary' }}>{sample(column)}</Box>}
                </TableCell>
                {!isPhone && (
                  <TableCell sx={{ ...cell, color: 'text.secondary' }}>{sample(column)}</TableCell>
                )}
                <TableCell>
                  <TextField
                    select
                    size="small"
                    variant="standard"
                    fullWidth={isPhone}
                    value={fieldOf(column) ?? ''}
                    onChange={(event) =>
                      run.map(column, (event.target.value || undefined) as Field | undefined)
                    }
                    slotProps={{
                      select: {
                        displayEmpty: true,
                        SelectDisplayProps: {
                          'aria-label': t('importing.mapping.fieldOf', {
                            column: columnName(column),
                          }),
                        },
                      },
                    }}
                    sx={{ minInlineSize: { xs: '8rem', sm: '14rem' } }}
                  >
                    <MenuItem value="">{t('importing.mapping.none')}</MenuItem>
                    {fields.map((field) => (
                      <MenuItem key={field} value={field}>
                        {words.field(kind.resource, field)}
                      </MenuItem>
                    ))}
                  </TextField>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {columns.length < header.length && (
        <Typography variant="body2" color="text.secondary" sx={{ marginBlockStart: 1 }}>
          {t('importing.mapping.more', { shown: columns.length, total: header.length })}
        </Typography>
      )}
    </Box>
  );
};
