import { PasswordCard } from '../account/PasswordCard.tsx';
import { Preferences } from '../account/Preferences.tsx';
import { SessionsCard } from '../account/SessionsCard.tsx';
import { TwoFactorCard } from '../account/TwoFactorCard.tsx';
import { PageHeader } from '../kit/page/PageHeader.tsx';
import { SettingsColumn } from '../kit/settings/SettingsColumn.tsx';
import { FactList } from '../kit/show/FactList.tsx';
import { PageCard } from '../kit/show/PageCard.tsx';
import { useBranchText } from '../kit/texts/useBranchText.ts';
import { useRoleName } from '../kit/texts/useRoleName.ts';
import { useT } from '../kit/texts/useT.ts';
import { useSession } from '../kit/useSession.ts';
import { AvatarChanger } from './AvatarChanger.tsx';

import styles from './profile.module.css';

/** Who is signed in, as the server says, and what belongs to them: picture, password, preferences. */
const ProfileScreen = () => {
  const t = useT();
  const roleName = useRoleName();
  const branchText = useBranchText();
  const user = useSession()?.user;
  if (!user) return null;
  const { name, email, branch, role } = user;
  return (
    <SettingsColumn>
      <PageHeader title={t('profile.title')} />
      <PageCard>
        <div className={styles.identity}>
          <AvatarChanger key={user.id} user={user} />
          <FactList
            facts={[
              { name: t('profile.name'), value: <bdi>{name}</bdi> },
              { name: t('profile.email'), value: <bdi>{email}</bdi> },
              {
                name: t('profile.branch'),
                value: <bdi>{branch ? branchText(branch) : t('common.notGiven')}</bdi>,
              },
              {
                name: t('profile.role'),
                value: <bdi>{role ? roleName(role) : t('profile.noRole')}</bdi>,
              },
            ]}
          />
        </div>
      </PageCard>
      <PasswordCard />
      <TwoFactorCard />
      <SessionsCard />
      <PageCard title="preferences.ui.title">
        <Preferences />
      </PageCard>
    </SettingsColumn>
  );
};

export default ProfileScreen;
