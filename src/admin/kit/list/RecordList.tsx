import { Suspense, useMemo, type ReactNode } from 'react';
import { List } from 'react-admin';
import type { ListProps, SortPayload } from 'react-admin';
import { useLocation } from 'react-router-dom';

import type { AnyRecordType, ColumnOf } from '../../../domain/records/recordType.ts';
import { RecordDeleteRequests } from '../dialogs/RecordDeleteRequests.tsx';
import { useUiPreferences } from '../look/uiPreferences.ts';
import { usePreload } from '../preload.ts';
import { KeepListTrail } from '../record/listTrail.ts';
import { useRecordScreens } from '../record/RecordTypeContext.ts';
import { recordPaths } from '../recordPaths.ts';
import { recordText } from '../texts/useRecordText.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { useMay } from '../useMay.ts';
import { columnsOf } from './columns.ts';
import { ListLoadFailed } from './ListLoadFailed.tsx';
import { ListNotices } from './ListNotices.tsx';
import { ListPages } from './ListPages.tsx';
import { defaultCard, RecordCards, type CardLayout } from './RecordCards.tsx';
import { RecordEmpty } from './RecordEmpty.tsx';
import { recordFilters, type FilterInputs } from './recordFilters.tsx';
import { RecordListActions } from './RecordListActions.tsx';
import { RecordStats } from './RecordStats.tsx';
import { RecordTable } from './RecordTable.tsx';
import { useRecordExporter } from './useRecordExporter.ts';

/** What a record type's list can look like beyond its declaration. */
export interface ListOptions<T extends AnyRecordType = AnyRecordType> {
  card?: CardLayout<ColumnOf<T>>;
  /** Stands in place of the figures; null for none. */
  stats?: ReactNode;
  /** Must be referentially stable. */
  filterInputs?: FilterInputs;
  /** False where records are not to be selected. */
  canSelect?: boolean;
  /** What can be done with a record, beside opening, editing and deleting it. Must be referentially stable. */
  rowActions?: ReactNode;
  sort?: SortPayload;
  queryOptions?: ListProps['queryOptions'];
}

const nothing = () => undefined;

/** The list of a record type: figures, search and filters, and its records as table or cards. */
export const RecordList = <T extends AnyRecordType>({
  card,
  stats = <RecordStats />,
  filterInputs,
  canSelect,
  rowActions,
  sort,
  queryOptions,
}: ListOptions<T>) => {
  const { type, looks, icon: Icon, dialogs = {}, preload = nothing } = useRecordScreens();
  const { create: CreateDialog, import: ImportDialog } = dialogs;
  const may = useMay();
  const isPhone = useIsPhone();
  const { pathname } = useLocation();
  const paths = recordPaths(type.name);
  const columns = columnsOf(type, looks);
  const canImport = ImportDialog !== undefined && may('import');
  const filters = useMemo(() => recordFilters(type, filterInputs), [type, filterInputs]);
  usePreload(preload);
  return (
    <>
      {stats}
      <RecordDeleteRequests>
        <List
          filters={filters}
          actions={<RecordListActions canImport={canImport} />}
          empty={<RecordEmpty canImport={canImport}>{Icon && <Icon />}</RecordEmpty>}
          error={<ListLoadFailed message={recordText(type.name, 'failed.load')} />}
          exporter={useRecordExporter(type.name, columns)}
          perPage={useUiPreferences().pageSize}
          sort={sort ?? { field: type.label, order: 'ASC' }}
          queryOptions={queryOptions}
          pagination={<ListPages />}
        >
          <KeepListTrail />
          <ListNotices />
          {isPhone ? (
            <RecordCards
              columns={columns}
              layout={card ?? defaultCard(type)}
              rowActions={rowActions}
            />
          ) : (
            <RecordTable columns={columns} canSelect={canSelect} rowActions={rowActions} />
          )}
        </List>
      </RecordDeleteRequests>
      <Suspense>
        {CreateDialog && may('create') && pathname === paths.create && <CreateDialog />}
        {ImportDialog && canImport && pathname === paths.import && <ImportDialog />}
      </Suspense>
    </>
  );
};
