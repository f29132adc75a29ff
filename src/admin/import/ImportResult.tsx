import { Alert, Box } from '@mui/material';

import { useT } from '../common/useT.ts';
import type { ImportResult as Result } from './useImport.ts';

/** What really arrived, told by the rows that the server has now. */
export const ImportResult = <Field extends string>({ result }: { result: Result<Field> }) => {
  const t = useT();
  const { sent, arrived, altered, missing, notes, truncated } = result;
  const there = arrived.length + altered.length;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity={there === sent ? 'success' : 'warning'}>
        <strong>{t('importing.result.arrived', { arrived: there, sent })}</strong>
      </Alert>
      {altered.length > 0 && (
        <Alert severity="warning">
          {t('importing.result.altered', {
            smart_count: altered.length,
            keys: altered.map(({ key }) => key).join(', '),
          })}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert severity={truncated ? 'warning' : 'error'}>
          {t(truncated ? 'importing.result.unverified' : 'importing.result.missing')}
          <ul>
            {missing.map(({ key, line, reason }) => (
              <li key={key}>
                {t('importing.plan.line')} {line}, <bdi>{key}</bdi>:{' '}
                {reason ?? t('importing.result.noReason')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {notes.length > 0 && (
        <Alert severity="info">
          {t('importing.result.notes')}
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Alert>
      )}
    </Box>
  );
};
