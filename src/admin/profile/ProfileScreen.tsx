import { Box } from '@mui/material';

import { PasswordCard } from '../account/PasswordCard.tsx';
import { Preferences } from '../account/Preferences.tsx';
import { TwoFactorCard } from '../account/TwoFactorCard.tsx';
import { PageHeader } from '../kit/page/PageHeader.tsx';
import { SettingsSection } from '../kit/settings/SettingsSection.tsx';
import { SettingsSheet } from '../kit/settings/SettingsSheet.tsx';
import { FactList } from '../kit/show/FactList.tsx';
import { useT } from '../kit/texts/useT.ts';
import { useSession } from '../kit/useSession.ts';
import { AvatarChanger } from './AvatarChanger.tsx';

/** Who is signed in, as the server says, and what belongs to them: picture, password, preferences. */
const ProfileScreen = () => {
  const t = useT();
  const user = useSession()?.user;
  if (!user) return null;
  const { name, email, branch, role } = user;
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <SettingsSheet sx={{ marginBlockEnd: 2 }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, sm: 5 },
            alignItems: 'center',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '16rem minmax(0, 1fr)' },
          }}
        >
          <AvatarChanger key={user.id} user={user} />
          <FactList
            facts={[
              { name: t('profile.name'), value: <bdi>{name}</bdi> },
              { name: t('profile.email'), value: <bdi>{email}</bdi> },
              { name: t('profile.branch'), value: <bdi>{branch || t('common.notGiven')}</bdi> },
              { name: t('profile.role'), value: <bdi>{role || t('profile.noRole')}</bdi> },
            ]}
          />
        </Box>
      </SettingsSheet>
      <PasswordCard />
      <TwoFactorCard />
      <SettingsSection title={t('preferences.ui.title')}>
        <Preferences />
      </SettingsSection>
    </>
  );
};

export default ProfileScreen;
