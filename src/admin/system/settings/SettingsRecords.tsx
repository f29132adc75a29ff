import { useEffect, useMemo, type PropsWithChildren } from 'react';
import {
  Resource,
  ResourceDefinitionContext,
  useListContext,
  useNotify,
  useResourceDefinitionContext,
} from 'react-admin';
import type { ResourceProps } from 'react-admin';
import { useLocation } from 'react-router-dom';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { ownName } from '../../../domain/base/formats.ts';
import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import { ListLoadFailed } from '../../kit/list/ListLoadFailed.tsx';
import { RecordList, type ListOptions } from '../../kit/list/RecordList.tsx';
import { RecordTypeProvider, type RecordScreens } from '../../kit/record/RecordTypeContext.ts';
import { SettingsBackLink } from './SettingsPage.tsx';

interface SettingsRecordsProps {
  /** Must be referentially stable, as must the pages. */
  screens: RecordScreens;
  pages: Pick<ResourceProps, 'list' | 'create' | 'edit' | 'show' | 'recordRepresentation'>;
}

/** Registers the pages of a record type within the settings; react-admin only knows top-level ones. */
export const SettingsRecords = ({ screens, pages }: SettingsRecordsProps) => {
  const { name, label } = screens.type;
  const outer = useResourceDefinitionContext();
  const definitions = useMemo(
    () => ({
      ...outer,
      definitions: {
        ...outer.definitions,
        [name]: Resource.registerResource({
          name,
          recordRepresentation: (record: object) => ownName(record, label),
          ...pages,
        }),
      },
    }),
    [outer, name, label, pages],
  );
  const { pathname } = useLocation();
  return (
    <>
      {/* The pages of a record have their own way back. */}
      {pathname === `/${name}` && <SettingsBackLink />}
      <ResourceDefinitionContext value={definitions}>
        <RecordTypeProvider value={screens}>
          <Resource name={name} {...pages} />
        </RecordTypeProvider>
      </ResourceDefinitionContext>
    </>
  );
};

/** A failure to load is also reported in a toast; a list that the server doesn't offer is no failure. */
const Failed = ({ children }: PropsWithChildren) => {
  const notify = useNotify();
  const { error, data, resource } = useListContext();
  const isLost = Boolean(error) && !isApiError(error, 'notOffered') && !data;
  useEffect(() => {
    if (isLost) notify(`resources.${resource}.failed.load`, { type: 'error' });
  }, [isLost, notify, resource]);
  return <ListLoadFailed>{children}</ListLoadFailed>;
};

/** A list whose records are deleted one by one. */
export const SettingsList = <T extends AnyRecordType>(options: ListOptions<T>) => (
  <RecordList<T> stats={null} canSelect={false} failed={Failed} {...options} />
);
