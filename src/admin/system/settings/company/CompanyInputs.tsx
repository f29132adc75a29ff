import type { TextInputProps } from 'react-admin';

import { companyChecks } from '../../../../domain/settings/companyChecks.ts';
import type { CompanyProfileField } from '../../../../domain/settings/companyProfile.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { CheckedText } from '../../../kit/inputs/CheckedText.tsx';
import { LogoInput } from './LogoInput.tsx';

const Field = ({
  source,
  ...props
}: { source: CompanyProfileField } & Omit<TextInputProps, 'source'>) => (
  <CheckedText
    source={source}
    label={`settings.company.fields.${source}`}
    checks={companyChecks[source]}
    {...props}
  />
);

/** The fields of the company's profile. */
export const CompanyInputs = () => (
  <>
    <FormSection title="settings.company.sections.company">
      <Field source="companyName" autoComplete="organization" />
      <LogoInput source="logo" />
      <Field source="description" multiline minRows={3} sx={{ gridColumn: '1 / -1' }} />
    </FormSection>
    <FormSection title="settings.company.sections.contact">
      <Field source="phone" type="tel" />
      <Field source="email" type="email" />
      <Field source="website" type="url" placeholder="https://" />
    </FormSection>
    <FormSection title="settings.company.sections.address">
      <Field source="address" sx={{ gridColumn: '1 / -1' }} />
      <Field source="city" />
      <Field source="country" />
    </FormSection>
    <FormSection title="settings.company.sections.tax">
      <Field source="vatId" inputMode="numeric" helperText="settings.company.trnHint" />
      <Field source="taxId" />
    </FormSection>
  </>
);
