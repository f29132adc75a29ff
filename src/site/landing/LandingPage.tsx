import { brand } from '../../brand.ts';
import { fill } from '../../i18n/fill.ts';
import { siteMessages, siteLanguage } from '../../i18n/siteMessages.ts';
import { ContactForm } from '../common/ContactForm.tsx';
import { Icon, type IconName } from '../common/Icon.tsx';
import { phoneLink, siteBrand, sitePath, supportMail } from '../common/links.ts';
import { PageFrame } from '../common/PageFrame.tsx';
import { pictureFile, PICTURES, PRODUCT_PICTURES, type PictureName } from '../pictures.ts';
import type { Rendering } from '../rendering.ts';

interface Proof {
  /** Beside the text, if no picture of the product shows it better. */
  icon?: IconName;
  picture?: PictureName;
  isWide?: boolean;
}

/** In the order of the services' texts in i18n. */
const SERVICES: readonly Proof[] = [
  { picture: 'truck' },
  { picture: 'driver' },
  { picture: 'board', isWide: true },
  { icon: 'support', isWide: true },
];

/** In the order of the bullets' texts in i18n. */
const BULLETS: readonly Proof[] = [
  { picture: 'import', isWide: true },
  { picture: 'diesel' },
  { picture: 'history' },
  { icon: 'check' },
  { icon: 'check' },
  { icon: 'check' },
];

interface ProofsProps extends Pick<Rendering, 'href'> {
  className: string;
  items: readonly { name: string; text: string }[];
  proofs: readonly Proof[];
}

const Proofs = ({ className, items, proofs, href }: ProofsProps) => (
  <ul className={`proofs below-heading ${className}`}>
    {items.map(({ name, text }, index) => {
      const { icon, picture, isWide } = proofs[index] ?? {};
      const look = ['card', picture && 'pictured', isWide && 'wide'].filter(Boolean).join(' ');
      return (
        <li key={name} className={look}>
          {icon && <Icon name={icon} />}
          <h3>{name}</h3>
          <p className="soft">{text}</p>
          {picture && <ProductPicture name={picture} href={href} />}
        </li>
      );
    })}
  </ul>
);

const Services = ({ href }: Pick<Rendering, 'href'>) => {
  const t = siteMessages().landing.services;
  return (
    <section className="wrap section" id="services" aria-labelledby="services-heading">
      <div className="heading stack">
        <h2 id="services-heading">{t.heading}</h2>
        <p className="lead">{t.lead}</p>
      </div>
      <Proofs className="services" items={t.items} proofs={SERVICES} href={href} />
    </section>
  );
};

const Why = ({ href }: Pick<Rendering, 'href'>) => {
  const t = siteMessages().landing.why;
  return (
    <section className="tinted" aria-labelledby="why-heading">
      <div className="wrap section">
        <div className="split">
          <div className="heading stack">
            <h2 id="why-heading">{fill(t.heading, { name: siteBrand().name })}</h2>
            <p className="lead">{t.lead}</p>
          </div>
          <p className="actions">
            <a className="button primary" href={sitePath('/signup')}>
              {t.trial}
            </a>
            <span className="small soft">{t.trialNote}</span>
          </p>
        </div>
        <Proofs className="bullets" items={t.bullets} proofs={BULLETS} href={href} />
      </div>
    </section>
  );
};

const Contact = ({ rendering }: { rendering: Rendering }) => {
  const t = siteMessages().landing.contact;
  return (
    <section className="tinted" id="contact" aria-labelledby="contact-heading">
      <div className="wrap section beside">
        <div className="heading stack">
          <h2 id="contact-heading">{t.heading}</h2>
          <p className="lead">{t.lead}</p>
          <dl className="facts">
            <dt className="soft">{t.phone}</dt>
            <dd>
              <a href={phoneLink}>
                <bdi>{brand.phone}</bdi>
              </a>
            </dd>
            <dt className="soft">{t.email}</dt>
            <dd>
              <a href={supportMail()}>{brand.supportEmail}</a>
            </dd>
            <dt className="soft">{t.city}</dt>
            <dd>{siteBrand().city}</dd>
          </dl>
        </div>
        <ContactForm kind="landing" rendering={rendering} />
      </div>
    </section>
  );
};

export const LandingPage = ({ rendering }: { rendering: Rendering }) => (
  <PageFrame path="/" intro={<Hero href={rendering.href} />}>
    <Services href={rendering.href} />
    <Why href={rendering.href} />
    <Quotes />
    <Contact rendering={rendering} />
  </PageFrame>
);

export const Hero = ({ href }: Pick<Rendering, 'href'>) => {
  const t = siteMessages().landing.hero;
  return (
    <div className="wrap hero">
      <h1>{siteBrand().tagline}</h1>
      <div className="hero-words">
        <p className="lead">{t.lead}</p>
        <p className="actions">
          <a className="button accent" href={sitePath('/signup')}>
            {t.requestDemo}
          </a>
          <a className="button quiet" href="#services">
            {t.learnMore}
          </a>
        </p>
        <ul className="claims small">
          <li>{t.trial}</li>
          <li>{t.companies}</li>
        </ul>
      </div>
      <div className="product">
        <ProductPicture name="worklist" href={href} isFirst />
      </div>
    </div>
  );
};

const STAR = 'm10 1.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8Z';

const Stars = () => (
  <svg
    className="stars"
    viewBox="0 0 116 20"
    role="img"
    aria-label={siteMessages().landing.clients.stars}
  >
    {[0, 24, 48, 72, 96].map((x) => (
      <path key={x} d={STAR} transform={`translate(${x})`} />
    ))}
  </svg>
);

export const Quotes = () => {
  const t = siteMessages().landing.clients;
  return (
    <section className="wrap section" aria-labelledby="clients-heading">
      <h2 id="clients-heading">{t.heading}</h2>
      <div className="quotes columns below-heading">
        {t.quotes.map(({ text, name, company }) => (
          <figure key={name} className="stack">
            <Stars />
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption className="soft">
              <b>{name}</b>
              <span>{company}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
};

interface ProductPictureProps extends Pick<Rendering, 'href'> {
  name: PictureName;
  /** Visible at once, so it is fetched with priority. */
  isFirst?: boolean;
}

const ProductPicture = ({ name, href, isFirst = false }: ProductPictureProps) => {
  const { wide, phone } = PRODUCT_PICTURES[name];
  const onPhone = '(width < 40rem)';
  const inDark = '(prefers-color-scheme: dark)';
  const srcOf = (picture: string) =>
    href(`${PICTURES}/${pictureFile(picture, siteLanguage())}.avif`);
  const source = (picture: string, media: string, [width, height]: readonly [number, number]) => (
    <source srcSet={srcOf(picture)} type="image/avif" media={media} width={width} height={height} />
  );
  return (
    <picture>
      {source(`${name}-phone-dark`, `${onPhone} and ${inDark}`, phone)}
      {source(`${name}-phone-light`, onPhone, phone)}
      {source(`${name}-dark`, inDark, wide)}
      <img
        src={srcOf(`${name}-light`)}
        alt={siteMessages().landing.pictures[name]}
        width={wide[0]}
        height={wide[1]}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
};
