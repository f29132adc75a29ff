import { MonitorSmartphone as SessionIcon } from 'lucide-react';
import { useRecordContext, type RaRecord } from 'react-admin';

import type { LoginEntry } from '../../../../domain/people/loginHistory.ts';
import { sessions, type SessionRow } from '../../../../domain/people/sessions.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import type { OperationsState } from '../../../../domain/settings/operations.ts';
import { useAllRows } from '../../../kit/allRows.ts';
import { DeleteRuleProvider } from '../../../kit/dialogs/DeleteRequest.tsx';
import { LoadFailed } from '../../../kit/feedback/LoadFailed.tsx';
import { StatusChip } from '../../../kit/fields/StatusChip.tsx';
import { useFileSize } from '../../../kit/files/useFileSize.ts';
import { recordPaths } from '../../../kit/recordPaths.ts';
import { FactList } from '../../../kit/show/FactList.tsx';
import { PageCard, EmptyNote, PageCardRows } from '../../../kit/show/PageCard.tsx';
import { useInstantText } from '../../../kit/texts/useInstantText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { ButtonLink } from '../../../kit/ui/Button.tsx';
import { useOperations } from '../../useOperations.ts';
import { DeviceField, RoleField } from '../settingsFields.tsx';
import { SettingsList, SettingsRecords } from '../SettingsRecords.tsx';
import { BackupsCard } from './BackupsCard.tsx';

import styles from './operations.module.css';

/** Who it is, and whether it is the one in which this is read. */
const NameField = () => {
  const t = useT();
  const session = useRecordContext<SessionRow>();
  if (!session) return null;
  return (
    <span className="row">
      {session.name}
      {session.is_current && (
        <StatusChip
          tone="info"
          label={t('resources.admin/settings/operations.fields.is_current')}
        />
      )}
    </span>
  );
};

const Cards = () => {
  const t = useT();
  const { data } = useOperations();
  return (
    <>
      {data && (
        <div className={`columns top ${styles.cards}`}>
          <div className="stack">
            <ServerCard state={data} />
            <BackupsCard backups={data.backups} />
          </div>
          <FailedSignIns />
        </div>
      )}
      <h2 className={styles.heading}>{t('operations.sessions.title')}</h2>
      <p className="soft">{t('operations.sessions.about')}</p>
    </>
  );
};

const SessionList = () => (
  <SettingsList<typeof sessions>
    stats={<Cards />}
    card={{ subtitle: ['email'], inSight: ['role', 'last_used_at', 'device', 'ip'] }}
    sort={{ field: 'last_used_at', order: 'DESC' }}
  />
);

const screens = {
  type: sessions,
  looks: {
    name: { field: <NameField /> },
    role: { field: <RoleField /> },
    device: { field: <DeviceField /> },
  },
  icon: SessionIcon,
};
const pages = { list: SessionList };
/** One signs out of one's own by the menu. */
const rule = { stays: ({ is_current }: RaRecord) => is_current === true };

const OperationsScreen = () => (
  <DeleteRuleProvider value={rule}>
    <SettingsRecords screens={screens} pages={pages} />
  </DeleteRuleProvider>
);

const ServerCard = ({ state: { version, database } }: { state: OperationsState }) => {
  const t = useT();
  const size = useFileSize();
  return (
    <PageCard title="operations.server.title">
      <FactList
        facts={[
          { name: t('operations.server.version'), value: version },
          { name: t('operations.server.database'), value: database.kind },
          { name: t('operations.server.size'), value: size(database.bytes) },
        ]}
      />
    </PageCard>
  );
};

const SHOWN = 5;

const FailedSignIns = () => {
  const t = useT();
  const instantText = useInstantText();
  const { data, error, refetch } = useAllRows<LoginEntry>(RESOURCES.loginHistory);
  const failed = data
    ?.filter(({ outcome }) => outcome !== 'success')
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <PageCard
      title="operations.failed.title"
      action={
        <ButtonLink to={recordPaths(RESOURCES.loginHistory).filtered({ outcome: 'failed' })}>
          {t('operations.failed.all')}
        </ButtonLink>
      }
    >
      {error && !data && (
        <LoadFailed message="operations.failed.lost" error={error} onRetry={refetch} />
      )}
      {failed?.length === 0 && <EmptyNote>{t('operations.failed.none')}</EmptyNote>}
      {failed && failed.length > 0 && (
        <PageCardRows>
          {failed.slice(0, SHOWN).map(({ id, at, email, outcome, ip }) => (
            <li key={id}>
              <span>
                <bdi>{email}</bdi> ·{' '}
                {t(`resources.admin/settings/login-history.options.outcome.${outcome}`)}
              </span>
              <span>{t('operations.failed.from', { at: instantText(at), ip })}</span>
            </li>
          ))}
        </PageCardRows>
      )}
    </PageCard>
  );
};

export default OperationsScreen;
