import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import { LoadFailed } from '../../../kit/feedback/LoadFailed.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { localizationQuery } from '../../../kit/localizationQuery.ts';
import { SETTINGS_WIDTH, SettingsSheet } from '../../../kit/settings/SettingsSheet.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useLocalization } from '../../../kit/useLocalization.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { LocalizationForm } from './LocalizationForm.tsx';

const LocalizationScreen = () => {
  const t = useT();
  const dataProvider = useDataProvider<AppDataProvider>();
  const known = useLocalization();
  const { data, error, isPending, refetch } = useQuery({
    ...localizationQuery(dataProvider),
    // Edits start from the server's current values.
    refetchOnMount: 'always',
  });
  const isStoredHere = data === null;
  return (
    <SettingsPage name="localization">
      {isPending && (
        <SettingsSheet aria-busy>
          <FormSkeleton fields={9} />
        </SettingsSheet>
      )}
      {error && data === undefined && (
        <LoadFailed
          message="preferences.localization.loadFailed"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isStoredHere && (
        <Alert severity="info" sx={{ maxInlineSize: SETTINGS_WIDTH, marginBlockEnd: 2 }}>
          {t('preferences.localization.notOffered')}
        </Alert>
      )}
      {(data || isStoredHere) && (
        <LocalizationForm stored={data ?? known} isStoredHere={isStoredHere} />
      )}
    </SettingsPage>
  );
};

export default LocalizationScreen;
