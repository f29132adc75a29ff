import type { PropsWithChildren, ReactNode } from 'react';

import { siteMessages } from '../../i18n/siteMessages.ts';
import { Footer } from './Footer.tsx';
import { Icon } from './Icon.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { sitePath } from './links.ts';
import { Wordmark } from './Wordmark.tsx';

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

interface HeaderProps {
  path: string;
}

/**
 * A script in the head marks the document before the first paint if a user is signed in: the style
 * sheet then shows the link to the dashboard instead of those to sign in.
 */
export const Header = ({ path }: HeaderProps) => {
  const t = siteMessages().frame;
  const link = (href: string, text: string) => (
    <a href={sitePath(href)} aria-current={path === href ? 'page' : undefined}>
      {text}
    </a>
  );
  return (
    <header className="bar wrap">
      <Wordmark />
      <nav aria-label={t.nav}>
        {/* A popover needs no script on a phone; on wide screens its links are part of the bar. */}
        <div className="bar-links" id="menu" popover="auto">
          {link('/about', t.about)}
          {link('/contact', t.contact)}
          <a className="signed-out" href={sitePath('/login')}>
            {t.login}
          </a>
          <LanguageLink path={path} />
        </div>
        <a className="button accent signed-out" href={sitePath('/signup')}>
          {t.getStarted}
        </a>
        <a className="button accent signed-in" href="/dashboard" data-home="">
          {t.dashboard}
        </a>
        <button className="menu-button" type="button" popoverTarget="menu" aria-label={t.menu}>
          <Icon name="menu" />
        </button>
      </nav>
    </header>
  );
};
