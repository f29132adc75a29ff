import { Box, Card } from '@mui/material';

import { PageHeader } from '../kit/page/PageHeader.tsx';
import { FactList } from '../kit/show/FactList.tsx';
import { useT } from '../kit/texts/useT.ts';
import { useSession } from '../kit/useSession.ts';
import { Appearance } from './Appearance.tsx';
import { AvatarChanger } from './AvatarChanger.tsx';

/** Who is signed in, as the server says, and the picture that goes with it. */
const ProfileScreen = () => {
  const t = useT();
  const user = useSession()?.user;
  if (!user) return null;
  const { name, email, branch, role } = user;
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <Card variant="outlined" sx={{ maxInlineSize: 720, padding: { xs: 2, sm: 4 } }}>
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
      </Card>
      <Appearance />
    </>
  );
};

export default ProfileScreen;
