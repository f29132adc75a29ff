import type { PropsWithChildren, ReactNode } from 'react';

import { siteMessages } from '../../i18n/siteMessages.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

interface PageFrameProps {
  path: string;
  /** What stands below the bar on the dark ground: the page's heading first of all. */
  intro: ReactNode;
}

/** Bar, dark opening, content and footer: all pages but the two for signing in. */
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
