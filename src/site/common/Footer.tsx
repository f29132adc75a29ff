import { brand } from '../../brand.ts';
import { fill } from '../../i18n/fill.ts';
import { siteMessages } from '../../i18n/siteMessages.ts';
import { Lettering } from './Lettering.tsx';
import { phoneLink, siteBrand, sitePath, supportMail } from './links.ts';
import { Wordmark } from './Wordmark.tsx';

export const Footer = () => {
  const { frame: t, landing } = siteMessages();
  return (
    <footer className="footer">
      <div className="wrap footer-parts beside">
        <div className="footer-brand stack">
          <Wordmark />
          <p>{siteBrand().tagline}</p>
          <Lettering />
        </div>
        <nav className="columns" aria-label={t.footer.label}>
          <div>
            <h2>{t.footer.company}</h2>
            <ul className="small">
              <li>
                <a href={sitePath('/about')}>{t.about}</a>
              </li>
              <li>
                <a href={sitePath('/terms')}>{t.footer.terms}</a>
              </li>
              <li>
                <a href={sitePath('/privacy')}>{t.footer.privacy}</a>
              </li>
            </ul>
          </div>
          <div>
            <h2>{t.footer.services}</h2>
            <ul className="small">
              {landing.services.items.map(({ name }) => (
                <li key={name}>
                  <a href={sitePath('/#services')}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{t.footer.contact}</h2>
            <ul className="small">
              <li>
                <a href={sitePath('/contact')}>{t.contact}</a>
              </li>
              <li>
                <a href={phoneLink}>
                  <bdi>{brand.phone}</bdi>
                </a>
              </li>
              <li>
                <a href={supportMail()}>{brand.supportEmail}</a>
              </li>
              <li>{siteBrand().city}</li>
            </ul>
          </div>
        </nav>
        <p className="rights">{fill(t.footer.rights, { name: siteBrand().name })}</p>
      </div>
    </footer>
  );
};
