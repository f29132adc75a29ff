import { brand } from '../../brand.ts';
import { siteMessages } from '../../i18n/siteMessages.ts';
import type { Rendering } from '../rendering.ts';
import { EXACT, Field } from './Field.tsx';
import { supportMail } from './links.ts';

interface ContactFormProps {
  /** The landing page asks for two names and a company, the contact page for a name and a subject. */
  kind: 'landing' | 'contact';
  rendering: Rendering;
}

export const ContactForm = ({ kind, rendering }: ContactFormProps) => {
  const t = siteMessages().contactForm;
  const email = <Field name="email" type="email" label={t.email} autoComplete="email" {...EXACT} />;
  return (
    <div className="card contact-form" data-island={rendering.href('src/site/islands/contact.ts')}>
      <form className="form stack" method="post" noValidate>
        {kind === 'landing' ? (
          <>
            <div className="pair columns">
              <Field name="first_name" label={t.firstName} autoComplete="given-name" dir="auto" />
              <Field name="last_name" label={t.lastName} autoComplete="family-name" dir="auto" />
            </div>
            {email}
            <Field
              name="company"
              label={t.company}
              autoComplete="organization"
              dir="auto"
              required={false}
            />
          </>
        ) : (
          <>
            <div className="pair columns">
              <Field name="name" label={t.name} autoComplete="name" dir="auto" />
              {email}
            </div>
            <Field name="subject" label={t.subject} dir="auto" />
          </>
        )}
        <Field name="message" label={t.message} rows={5} />
        <div className="alert message small" role="alert" tabIndex={-1} />
        <button className="button primary" type="submit" data-sending={t.sending}>
          {t.submit}
        </button>
        <p className="thanks message small" role="status" />
        <p className="unloaded message small" role="alert" data-text={t.unloaded} />
        <noscript>
          <p className="small soft">
            {t.noScript} <a href={supportMail()}>{brand.supportEmail}</a>.
          </p>
        </noscript>
      </form>
    </div>
  );
};
