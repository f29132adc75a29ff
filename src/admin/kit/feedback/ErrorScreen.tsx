import { TriangleAlert as BrokenIcon, WifiOff as OfflineIcon } from 'lucide-react';

import { brand } from '../../../brand.ts';
import { homeOf } from '../../../domain/access/access.ts';
import { useT } from '../texts/useT.ts';
import { Button, PageLink } from '../ui/Button.tsx';
import { useSession } from '../useSession.ts';
import { useCollected } from './collectError.ts';
import { LazyReport } from './LazyReport.tsx';
import { StateScreen } from './StateScreen.tsx';
import { useScreenProblem } from './useScreenProblem.ts';

interface ErrorScreenProps {
  error: Error;
  resetErrorBoundary: () => void;
}

export const ErrorScreen = ({ error, resetErrorBoundary }: ErrorScreenProps) => {
  const t = useT();
  const role = useSession()?.user.role;
  const problem = useScreenProblem(error, resetErrorBoundary);
  useCollected(error);
  const mustReload = problem === 'outdated';
  const retry = () => (mustReload ? window.location.reload() : resetErrorBoundary());

  return (
    <StateScreen
      title={t(`shell.screens.error.${problem}.title`)}
      icon={problem === 'offline' ? <OfflineIcon /> : <BrokenIcon />}
      actions={
        <>
          <Button look="contained" onClick={retry}>
            {t(mustReload ? 'shell.screens.error.reload' : 'shell.screens.error.retry')}
          </Button>
          {/* A full page load, because in-memory state may be broken too. */}
          <PageLink look="outlined" href={homeOf(role)}>
            {t('shell.screens.goToDashboard')}
          </PageLink>
          <LazyReport error={error} />
        </>
      }
    >
      <p role="alert">{t(`shell.screens.error.${problem}.text`, { name: brand.name })}</p>
    </StateScreen>
  );
};
