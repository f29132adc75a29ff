import { demoAccounts } from '../../domain/demoAccounts.ts';
import { siteDemoMessages } from '../../i18n/siteMessages.ts';

import styles from './DemoAccounts.module.css';

interface DemoAccountsProps {
  onChoose: (account: { email: string; password: string }) => void;
}

/** The accounts of the mock API; nothing of this is in a production build. */
const DemoAccounts = ({ onChoose }: DemoAccountsProps) => {
  const t = siteDemoMessages();
  return (
    <section className={styles.box} aria-labelledby="demo-heading">
      <h2 id="demo-heading">{t.heading}</h2>
      <p>{t.hint}</p>
      <ul>
        {demoAccounts.map((account) => (
          <li key={account.email}>
            <button type="button" onClick={() => onChoose(account)}>
              <b>{account.role}</b>
              <span>{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

export default DemoAccounts;
