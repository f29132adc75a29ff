import { PasswordCard } from '../../../account/PasswordCard.tsx';
import { TwoFactorCard } from '../../../account/TwoFactorCard.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { IdleLockCard } from './IdleLockCard.tsx';

/** How the signed-in user proves their identity, and when everyone has to do so again. */
const SecurityScreen = () => (
  <SettingsPage name="security">
    <PasswordCard />
    <TwoFactorCard />
    <IdleLockCard />
  </SettingsPage>
);

export default SecurityScreen;
