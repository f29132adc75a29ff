import changelog from '../../../../../CHANGELOG.md?raw';
import { readChangelog } from '../../../../domain/release/changelog.ts';
import { SettingsSection } from '../../../kit/settings/SettingsSection.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { ApiHealthSection } from './ApiHealthSection.tsx';
import { ReleaseList } from './ReleaseList.tsx';
import { ReleaseSection } from './ReleaseSection.tsx';

/** The current version, whether a newer one is available, the health of the API, and the changes. */
const UpdateScreen = () => {
  const t = useT();
  return (
    <SettingsPage name="update">
      <ReleaseSection />
      <ApiHealthSection />
      <SettingsSection title={t('release.changes.title')}>
        <ReleaseList releases={readChangelog(changelog)} />
      </SettingsSection>
    </SettingsPage>
  );
};

export default UpdateScreen;
