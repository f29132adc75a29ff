import { SettingsPage } from '../SettingsPage.tsx';
import { BackupSection } from './BackupSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { ImportSection } from './ImportSection.tsx';
import { RecentSection } from './RecentSection.tsx';

/** One place for every way in and out: a backup, the exports, the imports and their templates. */
const TransferScreen = () => (
  <SettingsPage name="import-export">
    <BackupSection />
    <ExportSection />
    <ImportSection />
    <RecentSection />
  </SettingsPage>
);

export default TransferScreen;
