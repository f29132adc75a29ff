import changelog from '../../../../../CHANGELOG.md?raw';
import { readChangelog } from '../../../../domain/release/changelog.ts';
import { PageCard } from '../../../kit/show/PageCard.tsx';
import { useDateText } from '../../../kit/texts/useDateText.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { ApiHealthSection } from './ApiHealthSection.tsx';
import { ReleaseSection } from './ReleaseSection.tsx';

import styles from '../settings.module.css';

const UpdateScreen = () => {
  const dateText = useDateText();
  return (
    <SettingsPage name="update">
      <ReleaseSection />
      <ApiHealthSection />
      <PageCard title="release.changes.title">
        {readChangelog(changelog).map(({ version, day, changes }) => (
          <div key={version} className={styles.release}>
            <h3>
              {version}
              {day && <time dateTime={day}>{dateText(day)}</time>}
            </h3>
            {/* Written in English only. */}
            <ul lang="en" dir="ltr">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
        ))}
      </PageCard>
    </SettingsPage>
  );
};

export default UpdateScreen;
