import type { UseQueryResult } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { ResourceContextProvider } from 'react-admin';

import type { ResourceName } from '../../../domain/records/resources.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { FormSkeleton } from '../../kit/form/FormSkeleton.tsx';
import { SettingsForm, type SettingsFormProps } from '../../kit/settings/SettingsForm.tsx';
import { PageCard } from '../../kit/show/PageCard.tsx';

interface SingletonFormProps<Values extends object> extends SettingsFormProps<Values> {
  /** The record, by whose texts its fields are labelled. */
  name: ResourceName;
  query: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'>;
  loadFailed: MessageKey;
}

/** While the record is read, when it could not be, and after. */
export const SingletonForm = <Values extends object>({
  name,
  query: { isPending, error, refetch },
  loadFailed,
  ...form
}: PropsWithChildren<SingletonFormProps<Values>>) => (
  <ResourceContextProvider value={name}>
    {error && !form.record && <LoadFailed message={loadFailed} error={error} onRetry={refetch} />}
    {(isPending || form.record) && (
      <PageCard>{form.record ? <SettingsForm {...form} /> : <FormSkeleton fields={9} />}</PageCard>
    )}
  </ResourceContextProvider>
);
