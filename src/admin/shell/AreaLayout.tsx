import { ClockAlert, WifiOff, X as CloseIcon } from 'lucide-react';
import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PropsWithChildren,
  useSyncExternalStore,
} from 'react';
import { useScrollToTop, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

import { pageAccess } from '../../domain/access/access.ts';
import { session } from '../../session/index.ts';
import { serverClock } from '../../session/serverClock.ts';
import { consumeWelcome } from '../../session/welcome.ts';
import { Renewals } from '../expiries/renew/Renewals.tsx';
import { LoadingScreen } from '../kit/feedback/LoadingScreen.tsx';
import { lazyExtra } from '../kit/lazyScreen.ts';
import { PageFrame } from '../kit/page/PageFrame.tsx';
import { SideMenuContext } from '../kit/page/PageSlots.ts';
import { useFocusOnNavigation } from '../kit/page/useFocusOnNavigation.ts';
import { useIsSettled } from '../kit/preload.ts';
import { SCROLL_TO_TOP } from '../kit/reactAdmin.ts';
import { useT } from '../kit/texts/useT.ts';
import { IconButton } from '../kit/ui/Button.tsx';
import { innerLinkOf } from '../kit/ui/InnerLink.tsx';
import { useIsOnline } from '../kit/useIsOnline.ts';
import { useSession } from '../kit/useSession.ts';
import { AccessDeniedScreen } from '../pages/fallbackScreens.ts';
import { routePath } from '../pages/routePath.ts';
import { ContentBoundary } from './ContentBoundary.tsx';
import { SessionExpiry } from './SessionExpiry.tsx';
import { saveByKey } from './shortcut.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { useSidebar } from './sidebar/useSidebar.ts';
import { TopBar } from './topbar/TopBar.tsx';

import styles from './AreaLayout.module.css';

/** Says why what the page shows may differ from what is expected: offline it may be old, and a wrong clock is not used. */
const StatusNotes = () => {
  const t = useT();
  const isOnline = useIsOnline();
  const isClockOff = useSyncExternalStore(serverClock.subscribe, serverClock.isDeviceOff);
  const [isSeen, setSeen] = useState(false);
  return (
    // Always there, so that screen readers notice the change.
    <output className={styles.notes}>
      {!isOnline && (
        <p className="line small" data-tone="warn">
          <WifiOff size={18} aria-hidden />
          {t('shell.offline')}
        </p>
      )}
      {isClockOff && !isSeen && (
        <p className="line small" data-tone="info">
          <ClockAlert size={18} aria-hidden />
          {t('shell.clockOff')}
          <IconButton label={t('common.close')} onClick={() => setSeen(true)}>
            <CloseIcon />
          </IconButton>
        </p>
      )}
    </output>
  );
};

const Background = lazyExtra(() => import('./background/Background.tsx'));

export const AreaLayout = ({ children }: PropsWithChildren) => {
  const t = useT();
  const sidebar = useSidebar();
  const isSettled = useIsSettled();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  // Made before the first render: from a ref, it would draw the whole page again.
  const [sideMenu] = useState(() => document.createElement('div'));
  useFocusOnNavigation(main);
  useScrollToTop();
  useEffect(() => {
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, []);
  const navigate = useNavigate();
  const openInnerLink = (event: MouseEvent<HTMLElement>) => {
    const link = innerLinkOf(event);
    if (!link) return;
    event.preventDefault();
    void navigate(link.pathname + link.search, { state: SCROLL_TO_TOP });
  };

  return (
    // The links themselves handle keys and screen readers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.frame} onClick={openInnerLink}>
      <a
        className={`unseen ${styles.skip}`}
        href="#main-content"
        onClick={(event) => {
          // Otherwise the hash would become part of the address that the router and the sign-in page see.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('shell.skip')}
      </a>
      <Renewals>
        <Sidebar state={sidebar} menu={sideMenu} />
        <div className={styles.column}>
          <TopBar sidebar={sidebar} />
          <StatusNotes />
          <main id="main-content" className={styles.main} ref={main} tabIndex={-1}>
            <WelcomeBack />
            <PageFrame>
              <SideMenuContext value={!sidebar.isPhone && sidebar.isOpen ? sideMenu : null}>
                <ContentBoundary pathname={pathname}>
                  <Suspense fallback={<LoadingScreen isFullScreen={false} />}>
                    <AccessGate>{children}</AccessGate>
                  </Suspense>
                </ContentBoundary>
              </SideMenuContext>
            </PageFrame>
          </main>
        </div>
      </Renewals>
      <SessionExpiry />
      {isSettled && (
        <Suspense>
          <Background />
        </Suspense>
      )}
    </div>
  );
};

const SHOWN_FOR_MS = 10_000;

/**
 * Greets a user who has just signed in, in the margin above the page, where it covers nothing, and says if this browser
 * will not remember the session.
 */
const WelcomeBack = () => {
  const t = useT();
  const notify = useNotify();
  const [welcome, setWelcome] = useState(consumeWelcome);
  useEffect(() => {
    if (!welcome) return undefined;
    if (!session.isRemembered()) notify('shell.notRemembered', { type: 'warning' });
    const timer = setTimeout(() => setWelcome(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [welcome, notify]);
  if (!welcome) return null;
  return (
    <p role="status" className={styles['welcome']}>
      {t(`shell.welcome.${welcome}`)}
    </p>
  );
};

/**
 * Screens closed to the role never mount: no content and no request. Unknown addresses are left to
 * the routes, whose last one shows the not-found screen.
 */
const AccessGate = ({ children }: PropsWithChildren) => {
  const session = useSession();
  const { pathname } = useLocation();
  // Signed out: the guard above is about to redirect, so don't mention permissions.
  if (!session) return null;
  const access = pageAccess(session.user.role, routePath(pathname));
  return access.kind === 'refused' ? (
    <AccessDeniedScreen permission={access.permission} />
  ) : (
    children
  );
};
