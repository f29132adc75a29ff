import { SettingsPage } from '../SettingsPage.tsx';
import { BackupSection } from './BackupSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { ImportSection } from './ImportSection.tsx';

const TransferScreen = () => (
  <SettingsPage name="import-export">
    <BackupSection />
    <ExportSection />
    <ImportSection />
  </SettingsPage>
);

export default TransferScreen;
