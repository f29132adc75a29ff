import { initialsOf } from '../../domain/base/formats.ts';
import { fill } from '../../i18n/fill.ts';
import { siteMessages } from '../../i18n/siteMessages.ts';
import { Convoy } from '../common/Convoy.tsx';
import { siteBrand, sitePath } from '../common/links.ts';
import { PageFrame } from '../common/PageFrame.tsx';

const Intro = () => {
  const t = siteMessages().about;
  return (
    <>
      <div className="wrap opening stack">
        <h1>{t.heading}</h1>
        <p className="lead">{fill(t.lead, { name: siteBrand().name })}</p>
      </div>
      <Convoy />
    </>
  );
};

export const AboutPage = () => {
  const t = siteMessages().about;
  return (
    <PageFrame path="/about" intro={<Intro />}>
      <div className="wrap section statements columns">
        {[t.mission, t.vision].map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <section className="tinted" aria-labelledby="values-heading">
        <div className="wrap section">
          <h2 id="values-heading">{t.values.heading}</h2>
          <ul className="services list columns below-heading">
            {t.values.items.map(({ name, text }) => (
              <li key={name} className="stack">
                <h3>{name}</h3>
                <p className="soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="wrap section beside" aria-labelledby="timeline-heading">
        <div className="heading stack">
          <h2 id="timeline-heading">{t.timeline.heading}</h2>
          <p className="lead">{t.timeline.lead}</p>
        </div>
        <ol className="timeline stack">
          {t.timeline.items.map(({ year, name, text }) => (
            <li key={year}>
              <time dateTime={year}>{year}</time>
              <h3>{name}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="tinted" aria-labelledby="team-heading">
        <div className="wrap section">
          <div className="heading stack">
            <h2 id="team-heading">{t.team.heading}</h2>
            <p className="lead">{t.team.lead}</p>
          </div>
          <ul className="team list columns below-heading">
            {t.team.items.map(({ name, role, text }) => (
              <li key={name}>
                <span className="initials" aria-hidden="true">
                  {initialsOf(name)}
                </span>
                <h3>{name}</h3>
                <p className="role">{role}</p>
                <p className="soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="wrap section split closing">
        <div>
          <h2>{t.closing.heading}</h2>
          <p className="soft">{t.closing.text}</p>
        </div>
        <a className="button primary" href={sitePath('/signup')}>
          {siteMessages().landing.why.trial}
        </a>
      </section>
    </PageFrame>
  );
};
