import type { Ref } from 'react';

import { siteMessages } from '../../i18n/siteMessages.ts';
import type { SignInFailure } from '../../session/signInFailure.ts';

import styles from './FailureMessage.module.css';

interface FailureMessageProps {
  ref: Ref<HTMLDivElement>;
  failure: SignInFailure | null;
}

/** Always in the page, so that screen readers notice when words come into it. */
export const FailureMessage = ({ ref, failure }: FailureMessageProps) => {
  const t = siteMessages().login;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.area}>
      {failure && (
        <div className={styles.message}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
            <path d="M12 7.5v5.5m0 3.2v.3" />
          </svg>
          {failure === 'credentials' ? (
            <p>{t.wrongCredentials}</p>
          ) : (
            <p>
              {t.failed} <span className={styles.cause}>{t.causes[failure]}</span>
            </p>
          )}
        </div>
      )}
    </div>
  );
};
