import { SettingsPage } from '../SettingsPage.tsx';
import { BackupSection } from './BackupSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { ImportSection } from './ImportSection.tsx';

/** One place for all transfers of data: backup, exports, imports and their templates. */
const TransferScreen = () => (
  <SettingsPage name="import-export">
    <BackupSection />
    <ExportSection />
    <ImportSection />
  </SettingsPage>
);

export default TransferScreen;
