import { useQuery } from '@tanstack/react-query';

import { brand } from '../../brand.ts';
import { profilePathOf } from '../../domain/access/menu.ts';
import { companyProfileQuery, useCompanyName } from '../common/useCompanyName.ts';
import { Contact } from '../kit/fields/ContactField.tsx';
import { PageHeader } from '../kit/page/PageHeader.tsx';
import { SettingsColumn } from '../kit/settings/SettingsColumn.tsx';
import { EmptyNote, PageCard, PageCardActions } from '../kit/show/PageCard.tsx';
import { useRoleName } from '../kit/texts/useRoleName.ts';
import { useT } from '../kit/texts/useT.ts';
import { ButtonLink, PageLink } from '../kit/ui/Button.tsx';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';
import { useSession } from '../kit/useSession.ts';

const WelcomeScreen = () => {
  const t = useT();
  const user = useSession()?.user;
  const role = user?.role;
  const roleName = useRoleName();
  return (
    <>
      <PageHeader
        title={t('screens.welcome.title', { name: user?.name })}
        subtitle={t(role ? 'screens.welcome.role' : 'screens.welcome.noRole', {
          role: roleName(role ?? ''),
        })}
      />
      <SettingsColumn>
        <PageCard>
          {t('screens.welcome.can')}
          <EmptyNote>{t('screens.welcome.ask')}</EmptyNote>
          <CompanyContact />
          <PageCardActions>
            <ButtonLink look="contained" to={profilePathOf(role)}>
              {t('screens.welcome.profile')}
            </ButtonLink>
            <PageLink look="outlined" href={`mailto:${brand.supportEmail}`}>
              {t('screens.welcome.write')}
            </PageLink>
          </PageCardActions>
        </PageCard>
      </SettingsColumn>
    </>
  );
};

/** No call tells who a Super Admin is, but the company can be reached. */
const CompanyContact = () => {
  const t = useT();
  const dataProvider = useAppDataProvider();
  const company = useCompanyName();
  const { data = {} } = useQuery(companyProfileQuery(dataProvider));
  const contacts = (['phone', 'email'] as const).flatMap((kind) => {
    const value = data[kind];
    return typeof value === 'string' && value.trim() !== '' ? [{ kind, value }] : [];
  });
  if (!company || contacts.length === 0) return null;
  return (
    <div>
      <p>{t('screens.welcome.reach', { company })}</p>
      <p className="row">
        {contacts.map((contact) => (
          <Contact key={contact.kind} {...contact} />
        ))}
      </p>
    </div>
  );
};

export default WelcomeScreen;
