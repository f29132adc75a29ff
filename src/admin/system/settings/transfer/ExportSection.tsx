import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';

import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import { todayIn } from '../../../../domain/base/dates.ts';
import { serverClock } from '../../../../session/serverClock.ts';
import { useNotifyFailure } from '../../../kit/feedback/useFailure.ts';
import { saveCsv } from '../../../kit/files/saveBlob.ts';
import { PageCard, PageCardRows } from '../../../kit/show/PageCard.tsx';
import { useLocalization } from '../../../kit/texts/useLocalization.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { useHasRight } from '../../../kit/useMay.ts';
import { useSession } from '../../../kit/useSession.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { readTable } from './readTable.ts';
import { exportsOf } from './transferKinds.ts';

import styles from '../settings.module.css';

/** Each as a CSV. */
export const ExportSection = () => {
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

const ExportRow = ({ resource }: { resource: string }) => {
  const t = useT();
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
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
      const { csv, records, isCut } = await readTable(
        dataProvider,
        resource,
        may('list', resource),
        (field) => translate(`resources.${resource}.fields.${field}`, { _: field }),
      );
      saveCsv(`${resource.split('/').at(-1)}-${todayIn(time_zone, serverClock.now())}.csv`, csv);
      notify(isCut ? 'transfer.exports.cut' : 'transfer.exports.done', {
        type: isCut ? 'warning' : 'success',
        messageArgs: { smart_count: records },
      });
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
