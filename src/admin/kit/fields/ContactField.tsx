import { lazy, Suspense } from 'react';
import { useFieldValue } from 'react-admin';

import { dialled, internationalDigits } from '../../../domain/base/phone.ts';
import { NotGiven } from './Muted.tsx';
import { WhatsAppLink } from './WhatsAppLink.tsx';

import styles from './ContactField.module.css';

/** Needs neither texts nor a theme; if it fails to load, the phone link remains. */
const LocalWhatsApp = lazy(() =>
  import('./LocalWhatsApp.tsx').catch(() => ({ default: () => null })),
);

interface ContactProps {
  kind: 'phone' | 'email';
  value: string | null | undefined;
}

export const Contact = ({ kind, value }: ContactProps) => {
  if (!value) return <NotGiven />;
  const international = internationalDigits(value);
  return (
    <span className={styles.contact}>
      <a
        className="quiet"
        href={kind === 'phone' ? `tel:${dialled(value)}` : `mailto:${encodeURI(value)}`}
      >
        <bdi>{kind === 'email' ? <Breakable email={value} /> : value}</bdi>
      </a>
      {kind === 'phone' && international && <WhatsAppLink phone={value} digits={international} />}
      {kind === 'phone' && !international && (
        <Suspense>
          <LocalWhatsApp phone={value} />
        </Suspense>
      )}
    </span>
  );
};

/** An address that breaks before its domain rather than within a word. */
const Breakable = ({ email }: { email: string }) => {
  const [name, ...domain] = email.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
};

export const ContactField = ({ source, kind }: Pick<ContactProps, 'kind'> & { source: string }) => (
  <Contact kind={kind} value={useFieldValue<Record<string, string | null>>({ source })} />
);
