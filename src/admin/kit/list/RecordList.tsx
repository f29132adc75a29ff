import { Suspense, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { List, useResourceContext } from 'react-admin';
import type { ListProps, SortPayload } from 'react-admin';
import { useLocation } from 'react-router-dom';

import { RecordDeleteRequests } from '../dialogs/RecordDeleteRequests.tsx';
import { useUiPreferences } from '../look/uiPreferences.ts';
import { usePreload } from '../preload.ts';
import { recordPaths } from '../recordPaths.ts';
import { recordText } from '../texts/useRecordText.ts';
import { useIsPhone } from '../useIsPhone.ts';
import type { Column } from './columns.ts';
import { ListLoadFailed } from './ListLoadFailed.tsx';
import { ListNotices } from './ListNotices.tsx';
import { ListPages } from './ListPages.tsx';
import { RecordCards, type CardLayout } from './RecordCards.tsx';
import { RecordEmpty } from './RecordEmpty.tsx';
import { RecordListActions } from './RecordListActions.tsx';
import { RecordTable } from './RecordTable.tsx';
import { useRecordExporter } from './useRecordExporter.ts';

interface RecordListProps<Field extends string> {
  figures: ReactNode;
  filters: ReactElement[];
  /** The same array each time. */
  columns: readonly Column<Field>[];
  /** How a record looks on a phone. */
  card: CardLayout<NoInfer<Field>>;
  /** False where records are not to be selected. */
  bulkActions?: ReactNode;
  /** What can be done with a record, beside showing, changing and deleting it. The same element each time. */
  rowActions?: ReactNode;
  /** Stands above the invitation to add a first record. */
  emptyIcon: ReactNode;
  sort: SortPayload;
  queryOptions?: ListProps['queryOptions'];
  /** Over the list, at addresses of their own. What has no dialog has a page or is not there. */
  dialogs?: { create?: ComponentType; import?: ComponentType };
  /** Fetches what the list leads to. The same function each time. */
  preload: () => unknown;
}

/** The screen of a record type: figures, search and filters, and its records as table or cards. */
export const RecordList = <Field extends string>({
  figures,
  filters,
  columns,
  card,
  bulkActions,
  rowActions,
  emptyIcon,
  sort,
  queryOptions,
  dialogs: { create: CreateDialog, import: ImportDialog } = {},
  preload,
}: RecordListProps<Field>) => {
  const resource = useResourceContext() ?? '';
  const isPhone = useIsPhone();
  const { pathname } = useLocation();
  const paths = recordPaths(resource);
  const canImport = ImportDialog !== undefined;
  usePreload(preload);
  return (
    <>
      {figures}
      <RecordDeleteRequests>
        <List
          filters={filters}
          actions={<RecordListActions canImport={canImport} />}
          empty={<RecordEmpty icon={emptyIcon} canImport={canImport} />}
          error={<ListLoadFailed message={recordText(resource, 'failed.load')} />}
          exporter={useRecordExporter(resource, columns)}
          perPage={useUiPreferences().pageSize}
          sort={sort}
          queryOptions={queryOptions}
          pagination={<ListPages />}
        >
          <ListNotices />
          {isPhone ? (
            <RecordCards columns={columns} layout={card} rowActions={rowActions} />
          ) : (
            <RecordTable columns={columns} bulkActions={bulkActions} rowActions={rowActions} />
          )}
        </List>
      </RecordDeleteRequests>
      <Suspense>
        {CreateDialog && pathname === paths.create && <CreateDialog />}
        {ImportDialog && pathname === paths.import && <ImportDialog />}
      </Suspense>
    </>
  );
};
