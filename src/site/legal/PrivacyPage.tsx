import { siteMessages } from '../../i18n/siteMessages.ts';
import { sitePath } from '../common/links.ts';
import { commonLinks, LegalPage } from './LegalPage.tsx';

export const PrivacyPage = () => {
  const { privacy, frame } = siteMessages();
  const { accounts, contact } = commonLinks();
  const { heading, soon, items } = privacy.documents;
  return (
    <LegalPage
      path="/privacy"
      words={privacy}
      links={{
        rights: accounts,
        changes: [{ href: sitePath('/terms'), text: frame.footer.terms }],
        contact,
      }}
    >
      <div className="documents">
        <h2 className="minor">{heading}</h2>
        {items.map((name) => (
          <button key={name} type="button" disabled>
            {name} <span>{soon}</span>
          </button>
        ))}
      </div>
    </LegalPage>
  );
};
