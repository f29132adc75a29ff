import type { ComponentProps } from 'react';

import { companyChecks } from '../../../../domain/settings/companyChecks.ts';
import type { CompanyProfileField } from '../../../../domain/settings/companyProfile.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { useValidator } from '../../../kit/form/useValidator.ts';
import { TextInput } from '../../../kit/inputs/TextInput.tsx';
import { LogoInput } from './LogoInput.tsx';

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

/** The fields of the company's profile. */
export const CompanyInputs = () => (
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
