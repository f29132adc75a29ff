import { brand } from '../../brand.ts';
import { siteMessages } from '../../i18n/siteMessages.ts';
import { Mark } from '../common/Mark.tsx';

import button from '../common/button.module.css';
import styles from './NotFoundPage.module.css';

export const NotFoundPage = () => {
  const t = siteMessages().notFound;
  return (
    <main className={styles.page}>
      <Mark className={styles.mark} />
      <h1>{t.heading}</h1>
      <p>{t.text}</p>
      <div className={styles.actions}>
        <a className={button.primary} href="/">
          {t.goHome}
        </a>
        <a className={button.secondary} href={`mailto:${brand.supportEmail}`}>
          {t.contactSupport}
        </a>
      </div>
    </main>
  );
};
