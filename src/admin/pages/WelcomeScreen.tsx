import { brand } from '../../brand.ts';
import { profilePathOf } from '../../domain/access/menu.ts';
import { PageHeader } from '../kit/page/PageHeader.tsx';
import { SettingsColumn } from '../kit/settings/SettingsColumn.tsx';
import { EmptyNote, PageCard, PageCardActions } from '../kit/show/PageCard.tsx';
import { useRoleName } from '../kit/texts/useRoleName.ts';
import { useT } from '../kit/texts/useT.ts';
import { ButtonLink, PageLink } from '../kit/ui/Button.tsx';
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

export default WelcomeScreen;
