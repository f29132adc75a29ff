import { siteMessages } from '../../i18n/siteMessages.ts';
import { siteBrand, sitePath } from '../common/links.ts';
import type { Rendering } from '../rendering.ts';
import { ProductPicture } from './ProductPicture.tsx';

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
        <ul className="claims">
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
