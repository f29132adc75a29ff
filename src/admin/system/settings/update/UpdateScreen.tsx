import { useQuery } from '@tanstack/react-query';

import ar from '../../../../../CHANGELOG.ar.md?raw';
import en from '../../../../../CHANGELOG.md?raw';
import type { ApiHealth } from '../../../../dataProvider/calls/health.ts';
import type { Tone } from '../../../../domain/records/field.ts';
import { readChangelog } from '../../../../domain/release/changelog.ts';
import type { Language } from '../../../../domain/settings/language.ts';
import { language } from '../../../../i18n/i18nProvider.ts';
import { StatusChip } from '../../../kit/fields/StatusChip.tsx';
import { PageCard } from '../../../kit/show/PageCard.tsx';
import { useDateText } from '../../../kit/texts/useDateText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { useAppDataProvider } from '../../../kit/useAppDataProvider.ts';
import { useRelease } from '../../../release/useNewRelease.ts';
import { SettingsPage } from '../SettingsPage.tsx';

import styles from '../settings.module.css';

const CHANGELOGS: Record<Language, string> = { en, ar };

const UpdateScreen = () => {
  const dateText = useDateText();
  return (
    <SettingsPage name="update">
      <ReleaseSection />
      <ApiHealthSection />
      <PageCard title="release.changes.title">
        {readChangelog(CHANGELOGS[language.get()]).map(({ version, day, changes }) => (
          <div key={version} className={styles.release}>
            <h3>
              {version}
              {day && <time dateTime={day}>{dateText(day)}</time>}
            </h3>
            <ul className="bullets">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
        ))}
      </PageCard>
    </SettingsPage>
  );
};

const TONES: Record<ApiHealth['state'], Tone> = { well: 'good', faulty: 'warn', silent: 'bad' };

const ApiHealthSection = () => {
  const t = useT();
  const dataProvider = useAppDataProvider();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: () => dataProvider.health(),
    refetchOnMount: 'always',
    retry: false,
  });
  const reason = data?.failure && t(`errors.${data.failure}`);
  return (
    <PageCard
      title="release.health.title"
      action={
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {t(isFetching ? 'release.health.checking' : 'release.health.check')}
        </Button>
      }
    >
      <output className="stack gap-1 soft start">
        {data ? (
          <>
            <StatusChip tone={TONES[data.state]} label={t(`release.health.states.${data.state}`)} />
            <p>
              {t(data.state === 'silent' ? 'release.health.lost' : 'release.health.took', {
                took: data.took,
              })}
            </p>
            {data.version && <p>{t('release.health.version', { version: data.version })}</p>}
            {reason && (
              <p>{data.state === 'well' ? t('release.health.understood', { reason }) : reason}</p>
            )}
          </>
        ) : (
          t('release.health.checking')
        )}
      </output>
    </PageCard>
  );
};

const CURRENT = import.meta.env.VITE_VERSION;

const ReleaseSection = () => {
  const t = useT();
  const { data, error, isFetching, newer, refetch } = useRelease();
  const said = () => {
    if (isFetching) return '';
    if (error) return t('release.version.failed');
    if (data === null) return t('release.version.untold');
    if (newer || data === undefined) return '';
    return t('release.version.newest');
  };
  return (
    <PageCard
      title="release.version.title"
      action={
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {t(isFetching ? 'release.version.checking' : 'release.version.check')}
        </Button>
      }
    >
      <div>{t('release.version.now', { version: CURRENT ?? '–' })}</div>
      <output>{said()}</output>
      {newer && !isFetching && (
        <Alert
          tone="info"
          action={<Button onClick={() => window.location.reload()}>{t('release.reload')}</Button>}
        >
          {t(newer.version === CURRENT ? 'release.readySame' : 'release.ready', {
            version: newer.version,
          })}{' '}
          {t('release.readyHint')}
        </Alert>
      )}
    </PageCard>
  );
};

export default UpdateScreen;
