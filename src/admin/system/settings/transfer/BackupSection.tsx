import { listOf } from '../../../../domain/base/formats.ts';
import { PageCard, PageCardActions } from '../../../kit/show/PageCard.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { useBackup, type BackupRun } from './useBackup.ts';

import styles from '../settings.module.css';

export const BackupSection = () => {
  const t = useT();
  const { run, start, cancel } = useBackup();
  const isBusy = run.stage === 'reading' || run.stage === 'packing';
  return (
    <PageCard title="transfer.backup.title" about="transfer.backup.about">
      <BackupState run={run} />
      <PageCardActions>
        {isBusy ? (
          <Button look="outlined" onClick={cancel}>
            {t('transfer.backup.cancel')}
          </Button>
        ) : (
          <Button look="contained" onClick={() => void start()}>
            {t('transfer.backup.start')}
          </Button>
        )}
      </PageCardActions>
    </PageCard>
  );
};

const BackupState = ({ run }: { run: BackupRun }) => {
  const t = useT();
  switch (run.stage) {
    case 'idle':
      return null;
    case 'reading': {
      const { done, total, name } = run;
      return (
        <>
          <progress
            className={styles.progress}
            value={done / total}
            aria-label={t('transfer.backup.title')}
          />
          <output>{t('transfer.backup.progress', { done: done + 1, total, name })}</output>
        </>
      );
    }
    case 'packing':
      return <output>{t('transfer.backup.packing')}</output>;
    case 'cancelled':
      return <Alert tone="info">{t('transfer.backup.cancelled')}</Alert>;
    case 'empty':
      return <Alert tone="bad">{t('transfer.backup.empty', { reason: run.reason })}</Alert>;
    case 'done': {
      const { records, missing, cut } = run.backup;
      return (
        <div className={styles.outcome}>
          <Alert tone="good">{t('transfer.backup.done', { smart_count: records })}</Alert>
          {missing.length > 0 && (
            <Alert tone="warn">{t('transfer.backup.missing', { names: listOf(missing) })}</Alert>
          )}
          {cut.length > 0 && (
            <Alert tone="warn">{t('transfer.backup.cut', { names: listOf(cut) })}</Alert>
          )}
        </div>
      );
    }
  }
};
