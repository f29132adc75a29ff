import type { PropsWithChildren, ReactNode } from 'react';

import { siteMessages } from '../../i18n/siteMessages.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

interface PageFrameProps {
  path: string;
  /** The content of the dark band below the bar, starting with the page's heading. */
  intro: ReactNode;
}

/** For all pages except sign-in and sign-up. */
export const PageFrame = ({ path, intro, children }: PropsWithChildren<PageFrameProps>) => (
  <>
    <SkipLink />
    <div className="band">
      <Header path={path} />
    </div>
    <main id="main" tabIndex={-1}>
      <div className="band intro">{intro}</div>
      {children}
    </main>
    <Footer />
  </>
);

export const SkipLink = () => (
  <a className="skip" href="#main">
    {siteMessages().frame.skip}
  </a>
);
