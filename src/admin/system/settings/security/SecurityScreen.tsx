import { PasswordCard } from '../../../account/PasswordCard.tsx';
import { TwoFactorCard } from '../../../account/TwoFactorCard.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

/** How the signed-in user proves their identity. */
const SecurityScreen = () => (
  <SettingsPage name="security">
    <PasswordCard />
    <TwoFactorCard />
  </SettingsPage>
);

export default SecurityScreen;
