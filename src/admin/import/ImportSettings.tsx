import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';

import type { Encoding } from '../../domain/csv/decode.ts';
import { dateSamples } from '../../domain/import/mapping.ts';
import type { DateOrder } from '../../domain/import/readDate.ts';
import { useT } from '../common/useT.ts';
import type { ImportKind } from './importKind.ts';
import type { Import } from './useImport.ts';

const ORDERS = ['ymd', 'dmy', 'mdy'] as const;

interface ImportSettingsProps<Field extends string> {
  kind: ImportKind<Field>;
  run: Import<Field>;
}

/** What was found out about the file, and the choices that correct it. */
export const ImportSettings = <Field extends string>({ kind, run }: ImportSettingsProps<Field>) => {
  const t = useT();
  const { file, settings } = run;
  if (!file || !settings) return null;
  const { decoded, csv } = file;
  const hasDates = dateSamples(csv.rows.slice(0, 200), kind.table, settings.mapping).some(
    (cell) => cell.trim() !== '',
  );
  const isAmbiguous = hasDates && settings.dateOrder === 'ambiguous';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 14rem', minInlineSize: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{file.name}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t('importing.found.summary', {
              smart_count: csv.rows.length,
              delimiter: csv.delimiter === '\t' ? t('importing.found.tab') : csv.delimiter,
              encoding: decoded.encoding.toUpperCase(),
            })}
            {settings.dateOrder !== 'ambiguous' &&
              `, ${t('importing.found.dates', { order: t(`importing.found.orders.${settings.dateOrder}`).toLowerCase() })}`}
          </Typography>
        </Box>
        {hasDates && (
          <TextField
            select
            size="small"
            label={t('importing.found.dateOrder')}
            value={settings.dateOrder}
            error={isAmbiguous}
            onChange={(event) => run.orderDates(event.target.value as DateOrder)}
            sx={{ minInlineSize: '12rem' }}
          >
            {isAmbiguous && (
              <MenuItem value="ambiguous">{t('importing.found.orders.ambiguous')}</MenuItem>
            )}
            {ORDERS.map((order) => (
              <MenuItem key={order} value={order}>
                {t(`importing.found.orders.${order}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {decoded.guess && (
          <TextField
            select
            size="small"
            label={t('importing.found.encoding')}
            value={decoded.encoding}
            onChange={(event) => run.readAs(event.target.value as Encoding)}
            sx={{ minInlineSize: '10rem' }}
          >
            {[
              decoded.encoding,
              ...decoded.alternatives.filter((one) => one !== decoded.encoding),
            ].map((encoding) => (
              <MenuItem key={encoding} value={encoding}>
                {encoding.toUpperCase()}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button onClick={run.startOver}>{t('importing.found.otherFile')}</Button>
      </Box>
      {decoded.guess && <Alert severity="warning">{t('importing.found.guess')}</Alert>}
      {isAmbiguous && <Alert severity="warning">{t('importing.found.chooseOrder')}</Alert>}
    </Box>
  );
};
