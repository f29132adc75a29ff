import { TriangleAlert as BrokenIcon, WifiOff as OfflineIcon } from 'lucide-react';
import type { ErrorInfo } from 'react';

import { brand } from '../../../brand.ts';
import { homeOf } from '../../../domain/access/access.ts';
import { useT } from '../texts/useT.ts';
import { Button, PageLink } from '../ui/Button.tsx';
import { useSession } from '../useSession.ts';
import { StateScreen } from './StateScreen.tsx';
import { useScreenProblem } from './useScreenProblem.ts';

import styles from './StateScreen.module.css';

interface ErrorScreenProps {
  error: Error;
  errorInfo?: ErrorInfo;
  resetErrorBoundary: () => void;
}

/** Replaces a screen that crashed: in the layout, or instead of the whole admin. */
export const ErrorScreen = ({ error, errorInfo, resetErrorBoundary }: ErrorScreenProps) => {
  const t = useT();
  const role = useSession()?.user.role;
  const problem = useScreenProblem(error, resetErrorBoundary);
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
        </>
      }
    >
      <p role="alert">{t(`shell.screens.error.${problem}.text`, { name: brand.name })}</p>
      {import.meta.env.DEV ? (
        // A scrolling region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles.details} tabIndex={0} aria-label={t('shell.screens.error.details')}>
          {error.message}
          {errorInfo?.componentStack}
        </pre>
      ) : null}
    </StateScreen>
  );
};
