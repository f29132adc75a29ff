import type { PropsWithChildren } from 'react';

import { brand } from '../../brand.ts';
import { siteMessages } from '../../i18n/siteMessages.ts';
import { Convoy } from '../common/Convoy.tsx';
import { Icon } from '../common/Icon.tsx';
import { Lettering } from '../common/Lettering.tsx';
import { SkipLink } from '../common/PageFrame.tsx';
import { Wordmark } from '../common/Wordmark.tsx';

interface SignFrameProps {
  heading: string;
  lead: string;
}

/** The layout of sign-in and sign-up: the brand on a dark panel, with the form beside it. */
export const AuthFrame = ({ heading, lead, children }: PropsWithChildren<SignFrameProps>) => {
  const t = siteMessages().login;
  return (
    <div className="sign">
      <SkipLink />
      <header className="panel">
        <Wordmark />
        <div className="panel-words">
          <p className="tagline">{brand.tagline}</p>
          <p>{t.panelText}</p>
          <Lettering />
        </div>
        <Convoy />
      </header>
      <main className="sign-main" id="main" tabIndex={-1}>
        <a className="back" href="/">
          <Icon name="back" />
          {t.backToHome}
        </a>
        <div className="sign-card">
          <h1>{heading}</h1>
          <p className="sign-lead">{lead}</p>
          {children}
        </div>
      </main>
    </div>
  );
};
