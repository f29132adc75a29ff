import { PageCard } from '../../../kit/show/PageCard.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { useRelease } from '../../../release/useNewRelease.ts';

const CURRENT = import.meta.env.VITE_VERSION;

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
