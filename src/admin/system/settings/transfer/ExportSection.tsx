import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';

import { todayIn } from '../../../../domain/base/dates.ts';
import { useNotifyFailure } from '../../../kit/feedback/useFailure.ts';
import { saveCsv } from '../../../kit/files/saveCsv.ts';
import { SettingsSection } from '../../../kit/settings/SettingsSection.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useLocalization } from '../../../kit/useLocalization.ts';
import { useSession } from '../../../kit/useSession.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { readTable } from './readTable.ts';
import { RowList } from './RowList.tsx';
import { exportsOf } from './transferKinds.ts';

/** Every record type that the user may export, each as a CSV. */
export const ExportSection = () => {
  const t = useT();
  const role = useSession()?.user.role;
  return (
    <SettingsSection title={t('transfer.exports.title')} about={t('transfer.exports.about')}>
      <RowList>
        {exportsOf(role).map((resource) => (
          <ExportRow key={resource} resource={resource} />
        ))}
      </RowList>
    </SettingsSection>
  );
};

const ExportRow = ({ resource }: { resource: string }) => {
  const t = useT();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { time_zone } = useLocalization();
  const [isBusy, setBusy] = useState(false);
  const name = useResourceNames()(resource);

  const run = async () => {
    setBusy(true);
    try {
      const { csv, records, isCut } = await readTable(dataProvider, resource);
      const file = `${resource.split('/').at(-1)}-${todayIn(time_zone)}.csv`;
      saveCsv(file, csv);
      notify(isCut ? 'transfer.exports.cut' : 'transfer.exports.done', {
        type: isCut ? 'warning' : 'success',
        messageArgs: { smart_count: records },
      });
    } catch (error) {
      notifyFailure('transfer.exports.failed', error, { name });
    } finally {
      setBusy(false);
    }
  };

  return (
    <li>
      <span>{name}</span>
      <Button
        disabled={isBusy}
        onClick={() => void run()}
        aria-label={t('transfer.exports.button', { name })}
      >
        {t('transfer.exports.csv')}
      </Button>
    </li>
  );
};
