import { SettingsPage } from '../SettingsPage.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { TwoFactorCard } from './TwoFactorCard.tsx';

/** How the signed-in user proves who they are. */
const SecurityScreen = () => (
  <SettingsPage name="security">
    <PasswordCard />
    <TwoFactorCard />
  </SettingsPage>
);

export default SecurityScreen;
