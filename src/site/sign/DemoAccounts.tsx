import { demoAccounts } from '../../domain/people/demoAccounts.ts';
import { siteMessages } from '../../i18n/siteMessages.ts';

export const DemoAccounts = () => {
  const t = siteMessages().demo;
  return (
    <section className="demo needs-script" aria-labelledby="demo-heading">
      <h2 id="demo-heading">{t.heading}</h2>
      <p>{t.hint}</p>
      <ul>
        {demoAccounts.map(({ role, email, password }) => (
          <li key={email}>
            <button type="button" data-email={email} data-password={password}>
              <b>{role}</b>
              <span>{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
