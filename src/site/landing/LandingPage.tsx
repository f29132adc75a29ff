import { brand } from '../../brand.ts';
import { fill } from '../../i18n/fill.ts';
import { siteMessages } from '../../i18n/siteMessages.ts';
import { ContactForm } from '../common/ContactForm.tsx';
import { Icon, type IconName } from '../common/Icon.tsx';
import { phoneLink, supportMail } from '../common/links.ts';
import { PageFrame } from '../common/PageFrame.tsx';
import type { Rendering } from '../rendering.ts';
import { Hero } from './Hero.tsx';
import { Quotes } from './Quotes.tsx';

const SERVICE_ICONS: readonly IconName[] = ['truck', 'driver', 'shield', 'support'];

const Services = () => {
  const t = siteMessages().landing.services;
  return (
    <section className="wrap section" id="services" aria-labelledby="services-heading">
      <div className="heading">
        <h2 id="services-heading">{t.heading}</h2>
        <p className="lead">{t.lead}</p>
      </div>
      <ul className="services">
        {t.items.map(({ name, text }, index) => (
          <li key={name}>
            <Icon name={SERVICE_ICONS[index] ?? 'check'} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Why = () => {
  const t = siteMessages().landing.why;
  return (
    <section className="tinted" aria-labelledby="why-heading">
      <div className="wrap section beside">
        <div className="heading">
          <h2 id="why-heading">{fill(t.heading, { name: brand.name })}</h2>
          <p className="lead">{t.lead}</p>
          <p className="actions">
            <a className="button primary" href="/signup">
              {t.trial}
            </a>
            <span className="note">{t.trialNote}</span>
          </p>
        </div>
        <ul className="bullets">
          {t.bullets.map(({ name, text }) => (
            <li key={name}>
              <Icon name="check" />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

const Contact = ({ rendering }: { rendering: Rendering }) => {
  const t = siteMessages().landing.contact;
  return (
    <section className="tinted" id="contact" aria-labelledby="contact-heading">
      <div className="wrap section beside">
        <div className="heading">
          <h2 id="contact-heading">{t.heading}</h2>
          <p className="lead">{t.lead}</p>
          <dl className="facts">
            <dt>{t.phone}</dt>
            <dd>
              <a href={phoneLink}>
                <bdi>{brand.phone}</bdi>
              </a>
            </dd>
            <dt>{t.email}</dt>
            <dd>
              <a href={supportMail()}>{brand.supportEmail}</a>
            </dd>
            <dt>{t.city}</dt>
            <dd>{brand.city}</dd>
          </dl>
        </div>
        <ContactForm kind="landing" rendering={rendering} />
      </div>
    </section>
  );
};

export const LandingPage = ({ rendering }: { rendering: Rendering }) => (
  <PageFrame path="/" intro={<Hero href={rendering.href} />}>
    <Services />
    <Why />
    <Quotes />
    <Contact rendering={rendering} />
  </PageFrame>
);
