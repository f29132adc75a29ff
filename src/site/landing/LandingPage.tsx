import { useSyncExternalStore } from 'react';

import { brand } from '../../brand.ts';
import { homeOf } from '../../domain/access.ts';
import { siteMessages } from '../../i18n/siteMessages.ts';
import { session } from '../../session/index.ts';
import { Convoy } from '../common/Convoy.tsx';
import { Wordmark } from '../common/Wordmark.tsx';

import button from '../common/button.module.css';
import styles from './LandingPage.module.css';

const signedOut = () => null;

export const LandingPage = () => {
  const t = siteMessages();
  const user = useSyncExternalStore(session.subscribe, session.get, signedOut)?.user;
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Wordmark />
      </header>
      <main className={styles.hero}>
        <h1>{brand.tagline}</h1>
        <p>{t.landing.about}</p>
        {user ? (
          <a className={button.primary} href={homeOf(user.role)}>
            {t.dashboard}
          </a>
        ) : (
          <a className={button.primary} href="/login">
            {t.signIn}
          </a>
        )}
      </main>
      <Convoy />
    </div>
  );
};
