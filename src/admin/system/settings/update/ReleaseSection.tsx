import { Alert, Button, styled } from '@mui/material';

import { SettingsSection } from '../../../kit/settings/SettingsSection.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useRelease } from '../../../release/useNewRelease.ts';

const Version = styled('p')({ margin: '4px 0 0' });

/** The version of this page, and whether its host has a newer one. */
export const ReleaseSection = () => {
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
    <SettingsSection
      title={t('release.version.title')}
      action={
        <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
          {t(isFetching ? 'release.version.checking' : 'release.version.check')}
        </Button>
      }
    >
      <Version>
        {t('release.version.now', { version: import.meta.env.VITE_VERSION ?? '–' })}
      </Version>
      <output>{said()}</output>
      {newer && !isFetching ? (
        <Alert
          severity="info"
          sx={{ marginBlockStart: 1 }}
          action={
            <Button color="inherit" size="small" onClick={() => window.location.reload()}>
              {t('release.reload')}
            </Button>
          }
        >
          {t(
            newer.version === import.meta.env.VITE_VERSION ? 'release.readySame' : 'release.ready',
            { version: newer.version },
          )}{' '}
          {t('release.readyHint')}
        </Alert>
      ) : null}
    </SettingsSection>
  );
};
