import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { brand } from '../../../../brand.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import {
  companyProfile,
  companyProfileOf,
  companyValues,
  type CompanyProfile,
} from '../../../../domain/settings/companyProfile.ts';
import { companyProfileQuery } from '../../../common/useCompanyName.ts';
import { InputSection } from '../../../kit/form/InputSection.tsx';
import { RecordTypeProvider } from '../../../kit/record/RecordTypeContext.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { useAppDataProvider } from '../../../kit/useAppDataProvider.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { SingletonForm } from '../SingletonForm.tsx';

const texts = {
  saved: 'settings.company.saved',
  refused: 'settings.company.refused',
  lost: 'settings.company.lost',
} as const;

const screens = { type: companyProfile, looks: {} };

const CompanyScreen = () => {
  const t = useT();
  const dataProvider = useAppDataProvider();
  const queryClient = useQueryClient();
  const options = companyProfileQuery(dataProvider);
  // Edits start from the server's current values.
  const query = useQuery({ ...options, refetchOnMount: 'always' });
  const { data } = query;
  const profile = useMemo(() => data && companyProfileOf(data, brand.companyName), [data]);

  const save = async (edited: CompanyProfile, previous: CompanyProfile) => {
    // The default name is not stored yet.
    const isDefault = !data?.['companyName'] && previous.companyName === brand.companyName;
    const stored = await dataProvider.saveSingleton(
      RESOURCES.companyProfile,
      companyValues(edited),
      companyValues({ ...previous, ...(isDefault && { companyName: null }) }),
    );
    // Updates the top bar too.
    queryClient.setQueryData(options.queryKey, stored);
  };

  return (
    <SettingsPage name="company">
      {data && Object.keys(data).length === 0 && (
        <Alert tone="info">{t('settings.company.missing')}</Alert>
      )}
      <RecordTypeProvider value={screens}>
        <SingletonForm
          name={companyProfile.name}
          query={query}
          record={profile}
          save={save}
          texts={texts}
          loadFailed="settings.company.loadFailed"
          draft="company"
        >
          {Object.keys(companyProfile.sections).map((section) => (
            <InputSection key={section} title={section} />
          ))}
        </SingletonForm>
      </RecordTypeProvider>
    </SettingsPage>
  );
};

export default CompanyScreen;
