import { useMemo } from 'react';
import {
  Resource,
  ResourceDefinitionContext,
  useNotify,
  useResourceContext,
  useResourceDefinitionContext,
} from 'react-admin';
import type { ResourceProps } from 'react-admin';
import { useMatch } from 'react-router-dom';

import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import { RecordList, type ListOptions } from '../../kit/list/RecordList.tsx';
import { RecordTypeProvider, type RecordScreens } from '../../kit/record/RecordTypeContext.ts';
import { SettingsBackLink } from './SettingsPage.tsx';

interface SettingsRecordsProps {
  /** Must be referentially stable, as must the pages. */
  screens: RecordScreens;
  pages: Pick<ResourceProps, 'list' | 'create' | 'edit' | 'show'>;
}

/** Registers the pages of a record type within the settings; react-admin only knows top-level ones. */
export const SettingsRecords = ({ screens, pages }: SettingsRecordsProps) => {
  const { name, label: recordRepresentation } = screens.type;
  // A record's page has its own back link.
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
    <>
      {!isRecord && <SettingsBackLink />}
      <ResourceDefinitionContext value={definitions}>
        <RecordTypeProvider value={screens}>
          <Resource name={name} {...pages} />
        </RecordTypeProvider>
      </ResourceDefinitionContext>
    </>
  );
};

/** A list whose records are deleted one by one; a failure to load is also reported in a toast. */
export const SettingsList = <T extends AnyRecordType>(options: ListOptions<T>) => {
  const notify = useNotify();
  const resource = useResourceContext();
  const queryOptions = useMemo(
    () => ({ onError: () => notify(`resources.${resource}.failed.load`, { type: 'error' }) }),
    [notify, resource],
  );
  return <RecordList<T> stats={null} canSelect={false} queryOptions={queryOptions} {...options} />;
};
