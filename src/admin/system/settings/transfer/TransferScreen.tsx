import { useState } from 'react';
import { useNotify } from 'react-admin';

import { hasGaps } from '../../../../dataProvider/rows/gaps.ts';
import type { ListMeta } from '../../../../dataProvider/rows/listMeta.ts';
import { todayIn } from '../../../../domain/base/dates.ts';
import { listOf } from '../../../../domain/base/formats.ts';
import type { MessageKey } from '../../../../i18n/messages.ts';
import { serverClock } from '../../../../session/serverClock.ts';
import { saveTemplate } from '../../../import/file/saveTemplate.ts';
import { useNotifyFailure } from '../../../kit/feedback/useFailure.ts';
import { saveCsv } from '../../../kit/files/saveBlob.ts';
import { recordPaths } from '../../../kit/recordPaths.ts';
import { PageCard, PageCardActions, PageCardRows, EmptyNote } from '../../../kit/show/PageCard.tsx';
import { useLocalization } from '../../../kit/texts/useLocalization.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useWords } from '../../../kit/texts/useWords.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { Button, ButtonLink } from '../../../kit/ui/Button.tsx';
import { useAppDataProvider } from '../../../kit/useAppDataProvider.ts';
import { useHasRight } from '../../../kit/useMay.ts';
import { useSession } from '../../../kit/useSession.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { useResourceNames } from '../useResourceNames.ts';
import { readTable } from './readTable.ts';
import { exportsOf, IMPORTS, mayImport } from './transferKinds.ts';
import { useBackup, type BackupRun } from './useBackup.ts';

import styles from '../settings.module.css';

const TransferScreen = () => (
  <SettingsPage name="import-export">
    <BackupSection />
    <ExportSection />
    <ImportSection />
  </SettingsPage>
);

const BackupSection = () => {
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
          <progress value={done / total} aria-label={t('transfer.backup.title')} />
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
        <div className="stack gap-2">
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

/** Each as a CSV. */
const ExportSection = () => {
  const role = useSession()?.user.role;
  return (
    <PageCard title="transfer.exports.title" about="transfer.exports.about">
      <div className={styles.transfers}>
        <PageCardRows>
          {exportsOf(role).map((resource) => (
            <ExportRow key={resource} resource={resource} />
          ))}
        </PageCardRows>
      </div>
    </PageCard>
  );
};

const outcomeOf = (
  records: number,
  { truncated, unreadable }: Partial<ListMeta>,
): [text: MessageKey, count: number] => {
  if (truncated) return ['transfer.exports.cut', records];
  return unreadable
    ? ['common.notices.unreadable', unreadable]
    : ['transfer.exports.done', records];
};

const ExportRow = ({ resource }: { resource: string }) => {
  const t = useT();
  const dataProvider = useAppDataProvider();
  const may = useHasRight();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { time_zone } = useLocalization();
  const [isBusy, setBusy] = useState(false);
  const nameOf = useResourceNames();
  const name = nameOf(resource);
  const object = nameOf(resource, true);

  const run = async () => {
    setBusy(true);
    try {
      const { csv, records, meta } = await readTable(
        dataProvider,
        resource,
        may('list', resource),
        (field) => t(`resources.${resource}.fields.${field}`, { _: field }),
      );
      saveCsv(`${resource.split('/').at(-1)}-${todayIn(time_zone, serverClock.now())}.csv`, csv);
      const [text, smart_count] = outcomeOf(records, meta);
      notify(text, { type: hasGaps(meta) ? 'warning' : 'success', messageArgs: { smart_count } });
    } catch (error) {
      notifyFailure('transfer.exports.failed', error, { name: object });
    } finally {
      setBusy(false);
    }
  };

  return (
    <li>
      {name}
      <Button
        disabled={isBusy}
        onClick={() => void run()}
        aria-label={t('transfer.exports.button', { name: object })}
      >
        {t('transfer.exports.csv')}
      </Button>
    </li>
  );
};

/** With its template; the import itself only for those who may use it. */
const ImportSection = () => {
  const t = useT();
  const words = useWords();
  const nameOf = useResourceNames();
  const role = useSession()?.user.role;
  return (
    <PageCard title="transfer.imports.title" about="transfer.imports.about">
      <div className={styles.transfers}>
        <PageCardRows>
          {IMPORTS.map(({ resource, load }) => {
            const name = nameOf(resource);
            return (
              <li key={resource}>
                {name}
                <div>
                  {mayImport(role, resource) && (
                    <ButtonLink
                      to={recordPaths(resource).import}
                      aria-label={t('transfer.imports.buttonOf', { name: nameOf(resource, true) })}
                    >
                      {t('transfer.imports.button')}
                    </ButtonLink>
                  )}
                  <Button
                    onClick={() =>
                      void load().then((table) =>
                        saveTemplate(resource, table, (field) => words.field(resource, field)),
                      )
                    }
                    aria-label={t('transfer.imports.templateOf', { name: nameOf(resource, true) })}
                  >
                    {t('transfer.imports.template')}
                  </Button>
                </div>
              </li>
            );
          })}
        </PageCardRows>
        {!IMPORTS.some(({ resource }) => mayImport(role, resource)) && (
          <EmptyNote>{t('transfer.imports.elsewhere')}</EmptyNote>
        )}
      </div>
    </PageCard>
  );
};

export default TransferScreen;
