import type { PropsWithChildren } from 'react';

import { siteMessages } from '../../i18n/siteMessages.ts';
import { Convoy } from '../common/Convoy.tsx';
import { Footer } from '../common/Footer.tsx';
import { Icon } from '../common/Icon.tsx';
import { LanguageLink } from '../common/LanguageLink.tsx';
import { Lettering } from '../common/Lettering.tsx';
import { siteBrand, sitePath } from '../common/links.ts';
import { SkipLink } from '../common/PageFrame.tsx';
import { Wordmark } from '../common/Wordmark.tsx';

interface SignFrameProps {
  path: string;
  heading: string;
  lead: string;
}

/** The brand on a dark panel, with the form beside it. */
export const AuthFrame = ({ path, heading, lead, children }: PropsWithChildren<SignFrameProps>) => {
  const t = siteMessages().login;
  return (
    <>
      <div className="sign">
        <SkipLink />
        <header className="panel">
          <Wordmark />
          <div className="panel-words stack">
            <p className="tagline">{siteBrand().tagline}</p>
            <p>{t.panelText}</p>
            <Lettering />
          </div>
          <Convoy />
        </header>
        <main className="sign-main" id="main" tabIndex={-1}>
          <div className="sign-top small">
            <a className="back" href={sitePath('/')}>
              <Icon name="back" />
              {t.backToHome}
            </a>
            <LanguageLink path={path} />
          </div>
          <div className="sign-card">
            <h1>{heading}</h1>
            <p className="sign-lead soft">{lead}</p>
            {children}
          </div>
        </main>
      </div>
      <Footer />
    </>
  );
};
