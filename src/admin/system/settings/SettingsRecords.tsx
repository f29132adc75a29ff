import { useMemo } from 'react';
import { Resource, ResourceDefinitionContext, useResourceDefinitionContext } from 'react-admin';
import type { ResourceProps } from 'react-admin';
import { useMatch } from 'react-router-dom';

import { RecordTypeProvider, type RecordScreens } from '../../kit/record/RecordTypeContext.ts';
import { SettingsPage } from './SettingsPage.tsx';

interface SettingsRecordsProps {
  /** Must be referentially stable, as must the pages. */
  screens: RecordScreens;
  pages: Pick<ResourceProps, 'list' | 'create' | 'edit' | 'show'>;
}

/** The pages of a record type behind the settings. By itself react-admin knows those beside it only. */
export const SettingsRecords = ({ screens, pages }: SettingsRecordsProps) => {
  const { name, label: recordRepresentation } = screens.type;
  // A record's page brings a way back of its own.
  const isRecord = useMatch(`/${name}/:id/show`) !== null;
  const outer = useResourceDefinitionContext();
  const definitions = useMemo(
    () => ({
      ...outer,
      definitions: {
        ...outer.definitions,
        [name]: Resource.registerResource({ name, recordRepresentation, ...pages }),
      },
    }),
    [outer, name, recordRepresentation, pages],
  );
  return (
    <SettingsPage hasBack={!isRecord}>
      <ResourceDefinitionContext value={definitions}>
        <RecordTypeProvider value={screens}>
          <Resource name={name} {...pages} />
        </RecordTypeProvider>
      </ResourceDefinitionContext>
    </SettingsPage>
  );
};
