import { Alert, Button, LinearProgress, Stack } from '@mui/material';

import { SettingsSection } from '../../../kit/settings/SettingsSection.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useBackup, type BackupRun } from './useBackup.ts';

/** Downloads everything that the user may export as one archive. */
export const BackupSection = () => {
  const t = useT();
  const { run, start, cancel } = useBackup();
  const isBusy = run.stage === 'reading' || run.stage === 'packing';
  return (
    <SettingsSection
      title={t('transfer.backup.title')}
      about={t('transfer.backup.about')}
      action={
        isBusy ? (
          <Button variant="outlined" onClick={cancel}>
            {t('transfer.backup.cancel')}
          </Button>
        ) : (
          <Button variant="contained" onClick={() => void start()}>
            {t('transfer.backup.start')}
          </Button>
        )
      }
    >
      <BackupProgress run={run} />
      <BackupOutcome run={run} />
    </SettingsSection>
  );
};

const BackupProgress = ({ run }: { run: BackupRun }) => {
  const t = useT();
  if (run.stage !== 'reading' && run.stage !== 'packing') return null;
  const { done, total } = run.stage === 'reading' ? run : { done: 1, total: 1 };
  const words =
    run.stage === 'reading'
      ? t('transfer.backup.progress', { done: done + 1, total, name: run.name })
      : t('transfer.backup.packing');
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={(100 * done) / total}
        aria-label={t('transfer.backup.title')}
      />
      <output>{words}</output>
    </>
  );
};

const BackupOutcome = ({ run }: { run: BackupRun }) => {
  const t = useT();
  if (run.stage === 'cancelled')
    return <Alert severity="info">{t('transfer.backup.cancelled')}</Alert>;
  if (run.stage === 'empty') {
    return <Alert severity="error">{t('transfer.backup.empty', { reason: run.reason })}</Alert>;
  }
  if (run.stage !== 'done') return null;
  const { records, missing, cut } = run.backup;
  return (
    <Stack sx={{ gap: 1 }}>
      <Alert severity="success" role="status">
        {t('transfer.backup.done', { smart_count: records })}
      </Alert>
      {missing.length > 0 ? (
        <Alert severity="warning">
          {t('transfer.backup.missing', { names: missing.join(', ') })}
        </Alert>
      ) : null}
      {cut.length > 0 ? (
        <Alert severity="warning">{t('transfer.backup.cut', { names: cut.join(', ') })}</Alert>
      ) : null}
    </Stack>
  );
};
