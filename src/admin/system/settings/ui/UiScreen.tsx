import { Preferences } from '../../../account/Preferences.tsx';
import { PageCard } from '../../../kit/show/PageCard.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

const UiScreen = () => (
  <SettingsPage name="ui">
    <PageCard>
      <Preferences />
    </PageCard>
  </SettingsPage>
);

export default UiScreen;
