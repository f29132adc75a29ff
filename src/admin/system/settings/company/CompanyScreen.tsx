import { Alert } from '@mui/material';

import { LoadFailed } from '../../../kit/feedback/LoadFailed.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { SettingsForm } from '../../../kit/settings/SettingsForm.tsx';
import { SETTINGS_WIDTH, SettingsSheet } from '../../../kit/settings/SettingsSheet.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { CompanyInputs } from './CompanyInputs.tsx';
import { useCompanyProfile } from './useCompanyProfile.ts';

const texts = {
  saved: 'settings.company.saved',
  refused: 'settings.company.refused',
  lost: 'settings.company.lost',
} as const;

/** The company's own data, as used in documents and the top bar. */
const CompanyScreen = () => {
  const t = useT();
  const { profile, isMissing, isPending, error, refetch, save } = useCompanyProfile();
  return (
    <SettingsPage name="company">
      {isPending && (
        <SettingsSheet aria-busy>
          <FormSkeleton fields={10} />
        </SettingsSheet>
      )}
      {error && (
        <LoadFailed
          message="settings.company.loadFailed"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isMissing && (
        <Alert severity="info" sx={{ maxInlineSize: SETTINGS_WIDTH, marginBlockEnd: 2 }}>
          {t('settings.company.missing')}
        </Alert>
      )}
      {profile && (
        <SettingsSheet>
          <SettingsForm record={profile} save={save} texts={texts}>
            <CompanyInputs />
          </SettingsForm>
        </SettingsSheet>
      )}
    </SettingsPage>
  );
};

export default CompanyScreen;
