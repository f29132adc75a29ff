import { siteMessages } from '../../i18n/siteMessages.ts';
import { Convoy } from '../common/Convoy.tsx';
import { sitePath, supportMail } from '../common/links.ts';
import { PageFrame } from '../common/PageFrame.tsx';
import type { Rendering } from '../rendering.ts';

const sitePages = (): readonly [href: string, name: string][] => {
  const { frame: t, notFound } = siteMessages();
  return [
    ['/', notFound.home],
    ['/about', t.about],
    ['/contact', t.contact],
    ['/login', t.login],
    ['/signup', t.titles.signup],
    ['/terms', t.footer.terms],
    ['/privacy', t.footer.privacy],
  ];
};

const Intro = ({ href }: Pick<Rendering, 'href'>) => {
  const t = siteMessages().notFound;
  return (
    <>
      <div className="wrap opening stack lost">
        <h1>{t.heading}</h1>
        <p className="lead">{t.text}</p>
        <search data-island={href('src/site/islands/notFound.ts')} data-eager="">
          <form className="page-search stack needs-script" role="presentation">
            <label htmlFor="page-search">{t.search}</label>
            <input id="page-search" type="search" autoComplete="off" />
          </form>
          <ul className="page-links" aria-label={t.pages}>
            {sitePages().map(([path, name]) => (
              <li key={path}>
                <a href={sitePath(path)}>{name}</a>
              </li>
            ))}
          </ul>
          <output htmlFor="page-search" data-none={t.none} />
        </search>
        <p className="actions">
          <a className="button accent" href={sitePath('/')}>
            {t.goHome}
          </a>
          <a className="button quiet" href={supportMail()}>
            {t.contactSupport}
          </a>
        </p>
      </div>
      <Convoy />
    </>
  );
};

export const NotFoundPage = ({ rendering }: { rendering: Rendering }) => (
  <PageFrame path="" intro={<Intro href={rendering.href} />} />
);
