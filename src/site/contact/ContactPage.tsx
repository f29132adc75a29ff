import type { ReactNode } from 'react';

import { brand } from '../../brand.ts';
import { siteMessages } from '../../i18n/siteMessages.ts';
import { ContactForm } from '../common/ContactForm.tsx';
import { Icon, type IconName } from '../common/Icon.tsx';
import { phoneLink, siteBrand, supportMail } from '../common/links.ts';
import { PageFrame } from '../common/PageFrame.tsx';
import type { Rendering } from '../rendering.ts';

interface CardProps {
  icon: IconName;
  words: { name: string; text: string };
  children: ReactNode;
}

const Card = ({ icon, words, children }: CardProps) => (
  <li className="card">
    <Icon name={icon} />
    <h3>{words.name}</h3>
    <p className="soft">{words.text}</p>
    <p className="value">{children}</p>
  </li>
);

const Cards = () => {
  const t = siteMessages().contact.cards;
  return (
    <section className="wrap over-edge" aria-labelledby="cards-heading">
      <h2 className="unseen" id="cards-heading">
        {t.label}
      </h2>
      <ul className="cards columns">
        <Card icon="phone" words={t.phone}>
          <a href={phoneLink}>
            <bdi>{brand.phone}</bdi>
          </a>
        </Card>
        <Card icon="mail" words={t.email}>
          <a href={supportMail()}>{brand.supportEmail}</a>
        </Card>
        <Card icon="place" words={t.visit}>
          <a href="#offices">{siteBrand().city}</a>
        </Card>
      </ul>
    </section>
  );
};

const Faq = () => {
  const t = siteMessages().contact.faq;
  return (
    <section className="tinted" aria-labelledby="faq-heading">
      <div className="wrap section beside">
        <h2 id="faq-heading">{t.heading}</h2>
        <div className="faq">
          {t.items.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <h3>{question}</h3>
              </summary>
              <p className="soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
};

export const ContactPage = ({ rendering }: { rendering: Rendering }) => {
  const t = siteMessages().contact;
  const intro = (
    <div className="wrap opening stack with-cards">
      <h1>{t.heading}</h1>
      <p className="lead">{t.lead}</p>
    </div>
  );
  return (
    <PageFrame path="/contact" intro={intro}>
      <Cards />
      <div className="wrap section beside">
        <div>
          <section className="heading stack" aria-labelledby="form-heading">
            <h2 id="form-heading">{t.form.heading}</h2>
            <p className="lead">{t.form.lead}</p>
          </section>
          <section id="offices" aria-labelledby="offices-heading">
            <h2 className="minor" id="offices-heading">
              {t.offices.heading}
            </h2>
            <ul className="offices stack">
              {t.offices.items.map(({ city, text }) => (
                <li key={city}>
                  <h3>{city}</h3>
                  <p className="soft">{text}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <ContactForm kind="contact" rendering={rendering} />
      </div>
      <Faq />
    </PageFrame>
  );
};
