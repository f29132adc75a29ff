import ar from '../../../../../CHANGELOG.ar.md?raw';
import en from '../../../../../CHANGELOG.md?raw';
import { readChangelog } from '../../../../domain/release/changelog.ts';
import type { Language } from '../../../../domain/settings/language.ts';
import { language } from '../../../../i18n/i18nProvider.ts';
import { PageCard } from '../../../kit/show/PageCard.tsx';
import { useDateText } from '../../../kit/texts/useDateText.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { ApiHealthSection } from './ApiHealthSection.tsx';
import { ReleaseSection } from './ReleaseSection.tsx';

import styles from '../settings.module.css';

const CHANGELOGS: Record<Language, string> = { en, ar };

const UpdateScreen = () => {
  const dateText = useDateText();
  return (
    <SettingsPage name="update">
      <ReleaseSection />
      <ApiHealthSection />
      <PageCard title="release.changes.title">
        {readChangelog(CHANGELOGS[language.get()]).map(({ version, day, changes }) => (
          <div key={version} className={styles.release}>
            <h3>
              {version}
              {day && <time dateTime={day}>{dateText(day)}</time>}
            </h3>
            <ul>
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
