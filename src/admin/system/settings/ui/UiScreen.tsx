import { Preferences } from '../../../account/Preferences.tsx';
import { SettingsSheet } from '../../../kit/settings/SettingsSheet.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

const UiScreen = () => (
  <SettingsPage name="ui">
    <SettingsSheet>
      <Preferences />
    </SettingsSheet>
  </SettingsPage>
);

export default UiScreen;
