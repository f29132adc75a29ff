import type { PropsWithChildren, ReactNode } from 'react';

import { siteMessages } from '../../i18n/siteMessages.ts';
import type { Rendering } from '../rendering.ts';

interface SignFormProps {
  kind: 'login' | 'signup';
  rendering: Rendering;
  below?: ReactNode;
}

/** Its script wakes when a field is focused. */
export const AuthForm = ({
  kind,
  rendering,
  below,
  children,
}: PropsWithChildren<SignFormProps>) => {
  const t = siteMessages()[kind];
  const { googleClientId } = rendering.config;
  return (
    <div
      className="sign-form"
      data-island={rendering.href(`src/site/islands/${kind}.ts`)}
      data-ahead={rendering.ahead.join(' ')}
    >
      <div className="alert message small" role="alert" tabIndex={-1} />
      {/* Before the script has loaded, a submit must not put the password into the address. */}
      <form className="form stack" method="post" noValidate>
        {children}
        <button className="button primary" type="submit" data-sending={t.sending}>
          {t.submit}
        </button>
        <p className="unloaded message small" role="status" data-text={t.unloaded} />
        <noscript>
          <p className="small soft">{t.noScript}</p>
        </noscript>
      </form>
      {googleClientId !== undefined && (
        <div className="google needs-script">
          <p className="or soft">
            <span>{t.or}</span>
          </p>
          <button className="button secondary" type="button" data-google={googleClientId}>
            <GoogleMark />
            {t.googleButton}
          </button>
          <div data-google-place="" />
        </div>
      )}
      {below}
    </div>
  );
};

const GoogleMark = () => (
  <svg viewBox="0 0 48 48" width="18" height="18" aria-hidden="true">
    <path
      fill="#EA4335"
      d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5Z"
    />
    <path
      fill="#4285F4"
      d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.3 5.5-4.8 7.2l7.7 6C44.4 38 47 31.8 47 24.6Z"
    />
    <path fill="#FBBC05" d="M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-8-6.2a24 24 0 0 0 0 21.6l8-6.2Z" />
    <path
      fill="#34A853"
      d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.5-4.9 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9l-8 6.2C6.5 42.6 14.6 48 24 48Z"
    />
  </svg>
);
