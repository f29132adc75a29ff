import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';

import { ENCODINGS, type Encoding } from '../../domain/csv/decode.ts';
import type { DateOrder } from '../../domain/import/readDate.ts';
import type { EmptyCells } from '../../domain/import/rowJudge.ts';
import { DiscardQuestion } from '../kit/dialogs/Question.tsx';
import { useT } from '../kit/texts/useT.ts';
import { useIsPhone } from '../kit/useIsPhone.ts';
import { useRefusalText } from './texts/useRefusalText.ts';
import type { Import } from './useImport.ts';

const EMPTY_CELLS = ['keep', 'clear'] as const;
const ORDERS = ['ymd', 'dmy', 'mdy'] as const;

interface ImportSettingsProps<Field extends string> {
  run: Import<Field>;
}

/** What was detected about the file, and the choices to correct it. */
export const ImportSettings = <Field extends string>({ run }: ImportSettingsProps<Field>) => {
  const t = useT();
  const isPhone = useIsPhone();
  const refusalText = useRefusalText();
  const { file, settings, judged, refusal } = run;
  if (!file || !settings) return null;
  const { decoded, csv } = file;
  const dateOrder = settings.dateOrder ?? judged?.dateOrder ?? 'ymd';
  const needsOrder = judged?.hasDates === true;
  const isAmbiguous = needsOrder && dateOrder === 'ambiguous';
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
              smart_count: file.rows,
              delimiter: csv.delimiter === '\t' ? t('importing.found.tab') : csv.delimiter,
              encoding: t(`importing.encodings.${decoded.encoding}`),
            })}
          </Typography>
        </Box>
        <OtherFile run={run} />
        {needsOrder && (
          <TextField
            select
            size="small"
            fullWidth={isPhone}
            label={t('importing.found.dateOrder')}
            value={dateOrder}
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
        {(judged?.hasGaps === true || settings.emptyCells === 'clear') && (
          <TextField
            select
            size="small"
            fullWidth={isPhone}
            label={t('importing.found.emptyCells')}
            value={settings.emptyCells}
            onChange={(event) => run.treatEmpty(event.target.value as EmptyCells)}
            sx={{ minInlineSize: '14rem' }}
          >
            {EMPTY_CELLS.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`importing.found.empty.${one}`)}
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
      {run.isRecalled && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={run.mapByName}>
              {t('importing.mapping.reset')}
            </Button>
          }
        >
          {t('importing.mapping.recalled')}
        </Alert>
      )}
      {refusal && <Alert severity="error">{refusalText(refusal)}</Alert>}
      {decoded.guess && <Alert severity="warning">{t('importing.found.guess')}</Alert>}
      {isAmbiguous && <Alert severity="warning">{t('importing.found.chooseOrder')}</Alert>}
    </Box>
  );
};

/** Goes back to the choice of a file; corrections are not lost by a slip. */
const OtherFile = <Field extends string>({ run }: ImportSettingsProps<Field>) => {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => (run.isCorrected ? setAsking(true) : run.startOver())}>
        {t('importing.found.otherFile')}
      </Button>
      <DiscardQuestion
        isOpen={isAsking}
        onDiscard={run.startOver}
        onKeep={() => setAsking(false)}
      />
    </>
  );
};
