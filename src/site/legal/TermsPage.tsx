import { siteMessages } from '../../i18n/siteMessages.ts';
import { sitePath } from '../common/links.ts';
import { commonLinks, LegalPage } from './LegalPage.tsx';

export const TermsPage = () => {
  const { terms, frame } = siteMessages();
  const { accounts, contact } = commonLinks();
  return (
    <LegalPage
      path="/terms"
      words={terms}
      links={{
        accounts,
        privacy: [{ href: sitePath('/privacy'), text: frame.footer.privacy }],
        contact,
      }}
    />
  );
};
