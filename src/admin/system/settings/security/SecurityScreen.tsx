import { PasswordCard } from '../../../account/PasswordCard.tsx';
import { SessionsCard } from '../../../account/SessionsCard.tsx';
import { TwoFactorCard } from '../../../account/TwoFactorCard.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { IdleLockCard } from './IdleLockCard.tsx';

const SecurityScreen = () => (
  <SettingsPage name="security">
    <PasswordCard />
    <TwoFactorCard />
    <SessionsCard />
    <IdleLockCard />
  </SettingsPage>
);

export default SecurityScreen;
