import { styled } from '@mui/material';
import { Suspense, useRef } from 'react';
import type { LayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';

import { LoadingScreen } from '../kit/feedback/LoadingScreen.tsx';
import { PageFrame } from '../kit/page/PageFrame.tsx';
import { useFocusOnNavigation } from '../kit/page/useFocusOnNavigation.ts';
import { useT } from '../kit/texts/useT.ts';
import { AccessGate } from './AccessGate.tsx';
import { ContentBoundary } from './ContentBoundary.tsx';
import { FetchAhead } from './FetchAhead.tsx';
import { SessionExpiry } from './SessionExpiry.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { useSidebar } from './sidebar/useSidebar.ts';
import { TopBar } from './topbar/TopBar.tsx';

const Frame = styled('div')({ display: 'flex', minBlockSize: '100dvh' });

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  // Wide tables scroll within themselves instead of widening the page.
  minInlineSize: 0,
});

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '112rem',
  padding: theme.spacing(3),
  paddingBlockEnd: theme.spacing(6),
  // It takes the focus from links that lead to it, but is no control.
  '&:focus-visible': { outline: 0 },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2, 1.5, 10) },
}));

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.primary.main,
  fontWeight: 600,
  '&:not(:focus)': { clipPath: 'inset(50%)', whiteSpace: 'nowrap', inlineSize: 1, padding: 0 },
}));

/** The frame around every screen of the areas. */
export const AreaLayout = ({ children }: Pick<LayoutProps, 'children'>) => {
  const t = useT();
  const sidebar = useSidebar();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);

  return (
    <Frame>
      <SkipLink
        href="#main-content"
        onClick={(event) => {
          // The hash would become part of the address that the router and the sign-in page know.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('shell.skip')}
      </SkipLink>
      <Sidebar state={sidebar} />
      <Column>
        <TopBar sidebar={sidebar} />
        <Main id="main-content" ref={main} tabIndex={-1}>
          <PageFrame>
            <ContentBoundary pathname={pathname}>
              <Suspense fallback={<LoadingScreen isFullScreen={false} />}>
                <AccessGate>{children}</AccessGate>
              </Suspense>
            </ContentBoundary>
          </PageFrame>
        </Main>
      </Column>
      <SessionExpiry />
      <FetchAhead />
    </Frame>
  );
};
