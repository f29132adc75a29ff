import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import type { Localization } from '../../../../domain/settings/localization.ts';
import { localization } from '../../../../session/localization.ts';
import { LoadFailed } from '../../../kit/feedback/LoadFailed.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { localizationQuery } from '../../../kit/localizationQuery.ts';
import { SettingsForm } from '../../../kit/settings/SettingsForm.tsx';
import { PageCard } from '../../../kit/show/PageCard.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { useLocalization } from '../../../kit/useLocalization.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { LocalizationInputs } from './LocalizationInputs.tsx';
import { LocalizationSample } from './LocalizationSample.tsx';
import { useLocalizationTexts } from './useLocalizationTexts.ts';

const LocalizationScreen = () => {
  const t = useT();
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const known = useLocalization();
  const fieldTexts = useLocalizationTexts();
  const query = localizationQuery(dataProvider);
  const { data, error, isPending, refetch } = useQuery({
    ...query,
    // Edits start from the server's current values.
    refetchOnMount: 'always',
  });
  /** This browser stores the localization because the server does not. */
  const isStoredHere = data === null;
  const stored = isStoredHere ? known : data;

  const save = async (values: Localization, previous: Localization) => {
    const saved = isStoredHere ? values : await dataProvider.saveLocalization(values, previous);
    localization.set(saved);
    if (!isStoredHere) queryClient.setQueryData(query.queryKey, saved);
  };

  return (
    <SettingsPage name="localization">
      {error && data === undefined && (
        <LoadFailed
          message="preferences.localization.loadFailed"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isStoredHere && <Alert tone="info">{t('preferences.localization.notOffered')}</Alert>}
      {(isPending || stored) && (
        <PageCard>
          {isPending && <FormSkeleton fields={9} />}
          {stored && (
            <SettingsForm
              record={stored}
              save={save}
              fieldTexts={fieldTexts}
              draft="localization"
              texts={{
                saved: `preferences.localization.${isStoredHere ? 'savedHere' : 'saved'}`,
                refused: 'preferences.localization.saveFailed',
                lost: 'preferences.localization.saveFailed',
              }}
            >
              <LocalizationInputs />
              <LocalizationSample />
            </SettingsForm>
          )}
        </PageCard>
      )}
    </SettingsPage>
  );
};

export default LocalizationScreen;
