import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';

import { ENCODINGS, type Encoding } from '../../domain/csv/decode.ts';
import { hasDates } from '../../domain/import/mapping.ts';
import type { DateOrder } from '../../domain/import/readDate.ts';
import { useT } from '../kit/texts/useT.ts';
import { useIsPhone } from '../kit/useIsPhone.ts';
import type { ImportKind } from './importKind.ts';
import { useRefusalText } from './texts/useRefusalText.ts';
import type { Import } from './useImport.ts';

const ORDERS = ['ymd', 'dmy', 'mdy'] as const;

interface ImportSettingsProps<Field extends string> {
  kind: ImportKind<Field>;
  run: Import<Field>;
}

/** What was found out about the file, and the choices that correct it. */
export const ImportSettings = <Field extends string>({ kind, run }: ImportSettingsProps<Field>) => {
  const t = useT();
  const isPhone = useIsPhone();
  const refusalText = useRefusalText();
  const { file, settings, refusal } = run;
  if (!file || !settings) return null;
  const { decoded, csv } = file;
  const needsOrder = hasDates(csv.rows, kind.table, settings.mapping);
  const isAmbiguous = needsOrder && settings.dateOrder === 'ambiguous';
  const encodings = ENCODINGS.filter(
    (one) => one === decoded.encoding || decoded.alternatives.includes(one),
  );
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
              encoding: t(`importing.encodings.${decoded.encoding}`),
            })}
          </Typography>
        </Box>
        <Button onClick={run.startOver}>{t('importing.found.otherFile')}</Button>
        {needsOrder && (
          <TextField
            select
            size="small"
            fullWidth={isPhone}
            label={t('importing.found.dateOrder')}
            value={settings.dateOrder}
            error={isAmbiguous}
            onChange={(event) => run.orderDates(event.target.value as DateOrder)}
            sx={{ minInlineSize: '14rem' }}
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
            fullWidth={isPhone}
            label={t('importing.found.encoding')}
            value={decoded.encoding}
            onChange={(event) => void run.readAs(event.target.value as Encoding)}
            sx={{ minInlineSize: '14rem' }}
          >
            {encodings.map((encoding) => (
              <MenuItem key={encoding} value={encoding}>
                {t(`importing.encodings.${encoding}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {refusal && <Alert severity="error">{refusalText(refusal)}</Alert>}
      {decoded.guess && <Alert severity="warning">{t('importing.found.guess')}</Alert>}
      {isAmbiguous && <Alert severity="warning">{t('importing.found.chooseOrder')}</Alert>}
    </Box>
  );
};
