import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, type ComponentProps } from 'react';
import { useDataProvider } from 'react-admin';

import { brand } from '../../../../brand.ts';
import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { companyChecks, logo } from '../../../../domain/settings/companyChecks.ts';
import type {
  CompanyProfile,
  CompanyProfileField,
} from '../../../../domain/settings/companyProfile.ts';
import { companyProfileOf, companyValues } from '../../../../domain/settings/companyValues.ts';
import { LoadFailed } from '../../../kit/feedback/LoadFailed.tsx';
import type { FieldTexts } from '../../../kit/form/fieldTexts.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { useValidator } from '../../../kit/form/useValidator.ts';
import { TextInput } from '../../../kit/inputs/TextInput.tsx';
import { SettingsForm } from '../../../kit/settings/SettingsForm.tsx';
import { PageCard } from '../../../kit/show/PageCard.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { Alert } from '../../../kit/ui/Alert.tsx';
import { companyNameQuery } from '../../../kit/useCompanyName.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { LogoInput } from './LogoInput.tsx';

const texts = {
  saved: 'settings.company.saved',
  refused: 'settings.company.refused',
  lost: 'settings.company.lost',
} as const;

const PROFILE_KEY = [RESOURCES.companyProfile, 'profile'];

/** The company's own data, as used in documents and the top bar. */
const CompanyScreen = () => {
  const t = useT();
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const fieldTexts = useCompanyTexts();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: PROFILE_KEY,
    queryFn: () => dataProvider.companyProfile(),
    // Refetched on each visit, but never while the form is being edited.
    staleTime: Infinity,
    gcTime: 0,
  });
  const profile = useMemo(
    () => (data === undefined ? undefined : companyProfileOf(data, brand.companyName)),
    [data],
  );

  const save = async (edited: CompanyProfile, previous: CompanyProfile) => {
    // The default name is not stored yet.
    const isDefault = !data?.companyName && previous.companyName === brand.companyName;
    const stored = await dataProvider.saveCompanyProfile(
      companyValues(edited),
      companyValues({ ...previous, ...(isDefault && { companyName: null }) }),
    );
    queryClient.setQueryData(PROFILE_KEY, stored);
    // Updates the top bar at once.
    queryClient.setQueryData(
      companyNameQuery(dataProvider).queryKey,
      companyValues(stored).companyName,
    );
  };

  return (
    <SettingsPage name="company">
      {error && (
        <LoadFailed
          message="settings.company.loadFailed"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data === null && <Alert tone="info">{t('settings.company.missing')}</Alert>}
      {(isPending || profile) && (
        <PageCard>
          {isPending && <FormSkeleton fields={10} />}
          {profile && (
            <SettingsForm
              record={profile}
              save={save}
              texts={texts}
              fieldTexts={fieldTexts}
              draft="company"
            >
              <CompanyInputs />
            </SettingsForm>
          )}
        </PageCard>
      )}
    </SettingsPage>
  );
};

const useCompanyTexts = (): FieldTexts => {
  const t = useT();
  return {
    label: (field) => t(`settings.company.fields.${field as CompanyProfileField}`),
    value: (field, value) =>
      field === 'logo' && typeof value === 'string' && value !== '' && !logo(value) ? (
        <img src={value} alt={t('settings.company.logo.alt')} />
      ) : undefined,
  };
};

const Field = ({
  source,
  ...props
}: ComponentProps<typeof TextInput> & { source: CompanyProfileField }) => (
  <TextInput
    source={source}
    label={`settings.company.fields.${source}`}
    validate={useValidator(source, companyChecks[source])}
    {...props}
  />
);

const CompanyInputs = () => (
  <>
    <FormSection title="settings.company.sections.company">
      <Field source="companyName" autoComplete="organization" />
      <LogoInput source="logo" />
      <Field source="description" rows={3} isWide />
    </FormSection>
    <FormSection title="settings.company.sections.contact">
      <Field source="phone" type="tel" />
      <Field source="email" type="email" />
      <Field source="website" type="url" placeholder="https://" />
    </FormSection>
    <FormSection title="settings.company.sections.address">
      <Field source="address" isWide />
      <Field source="city" />
      <Field source="country" />
    </FormSection>
    <FormSection title="settings.company.sections.tax">
      <Field source="vatId" inputMode="numeric" helperText="settings.company.trnHint" />
      <Field source="taxId" />
    </FormSection>
  </>
);

export default CompanyScreen;
