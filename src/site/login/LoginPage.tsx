import { brand } from '../../brand.ts';
import { siteMessages } from '../../i18n/siteMessages.ts';
import { Convoy } from '../common/Convoy.tsx';
import { Wordmark } from '../common/Wordmark.tsx';
import { LoginForm } from './LoginForm.tsx';

import styles from './LoginPage.module.css';

export const LoginPage = () => {
  const t = siteMessages().login;
  const help = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(`${brand.name}: ${t.contactAdminSubject}`)}`;
  return (
    <div className={styles.page}>
      <header className={styles.panel}>
        <Wordmark />
        <div className={styles.words}>
          <p className={styles.tagline}>{brand.tagline}</p>
          <p>{t.panelText}</p>
        </div>
        <div className={styles.convoy}>
          <Convoy />
        </div>
      </header>
      <main className={styles.main}>
        <a className={styles.back} href="/">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M19 12H5.5m6-6.5L5 12l6.5 6.5" />
          </svg>
          {t.backToHome}
        </a>
        <div className={styles.card}>
          <h1>{t.heading}</h1>
          <p className={styles.lead}>{t.lead}</p>
          <LoginForm>
            <p className={styles.help}>
              {t.noAccount} <a href={help}>{t.contactAdmin}</a>
            </p>
          </LoginForm>
        </div>
      </main>
    </div>
  );
};
