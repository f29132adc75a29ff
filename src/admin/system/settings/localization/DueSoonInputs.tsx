import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';

import { numberOf } from '../../../../domain/base/validation.ts';
import { dueSoonField } from '../../../../domain/expiries/dueSoon.ts';
import { EXPIRY_KINDS, type ExpiryKind } from '../../../../domain/expiries/expiry.ts';
import type { Localization } from '../../../../domain/settings/localization.ts';
import { localizationChecks } from '../../../../domain/settings/localizationChecks.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { useValidator } from '../../../kit/form/useValidator.ts';
import { TextInput } from '../../../kit/inputs/TextInput.tsx';
import { useT } from '../../../kit/texts/useT.ts';

/** A number of days. Text that is no number stays, as a mistake. */
const DaysInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput
    {...props}
    inputMode="numeric"
    parse={(text: string) => (text === '' ? null : (numberOf(text) ?? text))}
  />
);

const KindInput = ({ kind }: { kind: ExpiryKind }) => {
  const t = useT();
  const source = dueSoonField(kind);
  const days = useWatch<Localization, 'due_soon_days'>({ name: 'due_soon_days' });
  return (
    <DaysInput
      source={source}
      label={t('preferences.localization.fields.due_soon_days_of', {
        kind: t(`common.expiryKinds.${kind}`),
      })}
      validate={useValidator(source, localizationChecks[source])}
      helperText={t('preferences.localization.dueKindHint', { days })}
    />
  );
};

/** How many days ahead a date counts as expiring soon: for all kinds, and optionally for each kind. */
export const DueSoonInputs = () => (
  <FormSection title="preferences.localization.sections.papers">
    <DaysInput
      source="due_soon_days"
      label="preferences.localization.fields.due_soon_days"
      validate={useValidator('due_soon_days', localizationChecks.due_soon_days)}
      helperText="preferences.localization.dueHint"
      isWide
    />
    {EXPIRY_KINDS.map((kind) => (
      <KindInput key={kind} kind={kind} />
    ))}
  </FormSection>
);
