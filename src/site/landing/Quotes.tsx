import { siteMessages } from '../../i18n/siteMessages.ts';

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
      <div className="quotes">
        {t.quotes.map(({ text, name, company }) => (
          <figure key={name}>
            <Stars />
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              <b>{name}</b>
              <span>{company}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
};
