import { brand } from '../../brand.ts';
import { siteMessages } from '../../i18n/siteMessages.ts';
import type { Rendering } from '../rendering.ts';

const PICTURES = 'src/site/pictures';

/** The product itself, in the colours and the size of the visitor's own device. */
const ProductPicture = ({ href }: Pick<Rendering, 'href'>) => {
  const phone = '(width < 40rem)';
  const dark = '(prefers-color-scheme: dark)';
  const source = (name: string, media: string, width: number, height: number) => (
    <source
      srcSet={href(`${PICTURES}/${name}.avif`)}
      type="image/avif"
      media={media}
      width={width}
      height={height}
    />
  );
  return (
    <picture>
      {source('drivers-phone-dark', `${phone} and ${dark}`, 780, 1400)}
      {source('drivers-phone-light', phone, 780, 1400)}
      {source('drivers-dark', dark, 1600, 938)}
      <img
        src={href(`${PICTURES}/drivers-light.avif`)}
        alt={siteMessages().landing.hero.picture}
        width={1600}
        height={938}
        fetchPriority="high"
      />
    </picture>
  );
};

export const Hero = ({ href }: Pick<Rendering, 'href'>) => {
  const t = siteMessages().landing.hero;
  return (
    <div className="wrap hero">
      <h1>{brand.tagline}</h1>
      <div className="hero-words">
        <p className="lead">{t.lead}</p>
        <p className="actions">
          <a className="button accent" href="/signup">
            {t.requestDemo}
          </a>
          <a className="button quiet" href="#services">
            {t.learnMore}
          </a>
        </p>
        <ul className="claims">
          <li>{t.trial}</li>
          <li>{t.companies}</li>
        </ul>
      </div>
      <div className="product">
        <ProductPicture href={href} />
      </div>
    </div>
  );
};
