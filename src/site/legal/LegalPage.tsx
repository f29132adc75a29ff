import type { ReactNode } from 'react';

import { brand } from '../../brand.ts';
import { fill } from '../../i18n/fill.ts';
import { siteMessages } from '../../i18n/siteMessages.ts';
import { siteBrand, sitePath } from '../common/links.ts';
import { PageFrame } from '../common/PageFrame.tsx';

interface LegalSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  cards?: readonly { name: string; text: string }[];
}

interface LegalPageProps {
  path: string;
  words: {
    heading: string;
    updated: string;
    lead: string;
    contents: string;
    sections: readonly LegalSection[];
  };
  /** Links for single sections, by section id. */
  links: Readonly<Record<string, readonly { href: string; text: string }[]>>;
  children?: ReactNode;
}

export const LegalPage = ({ path, words, links, children }: LegalPageProps) => {
  const named = (text: string) => fill(text, { name: siteBrand().name });
  const intro = (
    <div className="wrap opening stack">
      <h1>{words.heading}</h1>
      <p className="lead">{named(words.lead)}</p>
      <p className="small">{words.updated}</p>
    </div>
  );
  return (
    <PageFrame path={path} intro={intro}>
      <div className="wrap section legal beside">
        <nav className="contents small" aria-labelledby="contents-heading">
          <h2 id="contents-heading">{words.contents}</h2>
          <ol>
            {words.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text stack">
          {words.sections.map(({ id, heading, paragraphs, list, cards }) => (
            <section key={id} id={id}>
              <h2 className="minor">{heading}</h2>
              {paragraphs.map((text) => (
                <p key={text}>{named(text)}</p>
              ))}
              {list && (
                <ul>
                  {list.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
              {cards && (
                <dl className="legal-cards columns">
                  {cards.map(({ name, text }) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd className="soft">{text}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {links[id] && (
                <p className="legal-links">
                  {links[id].map(({ href, text }) => (
                    <a key={href} href={href}>
                      {text}
                    </a>
                  ))}
                </p>
              )}
            </section>
          ))}
          {children}
        </div>
      </div>
    </PageFrame>
  );
};

/** In both texts. */
export const commonLinks = () => {
  const { frame: t, signup } = siteMessages();
  return {
    accounts: [
      { href: sitePath('/login'), text: t.login },
      { href: sitePath('/signup'), text: signup.heading },
    ],
    contact: [
      { href: sitePath('/contact'), text: t.contact },
      { href: `mailto:${brand.supportEmail}`, text: brand.supportEmail },
    ],
  };
};
