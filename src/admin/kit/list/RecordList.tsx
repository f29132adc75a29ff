import { useMemo, type PropsWithChildren, type ReactNode } from 'react';
import { ListBase, RouterProviderContext, useRouterProvider } from 'react-admin';
import type { ListBaseProps, SortPayload } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

import type { AnyRecordType, ColumnOf } from '../../../domain/records/recordType.ts';
import { DeleteRequests } from '../dialogs/DeleteRequest.tsx';
import { DialogBoundary } from '../dialogs/DialogBoundary.tsx';
import { silentQueryOptions } from '../feedback/silentQueryOptions.ts';
import { columnsOf } from '../fields/columns.ts';
import { useUiPreferences } from '../look/uiPreferences.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { usePreload } from '../preload.ts';
import { KeepListTrail } from '../record/listTrail.ts';
import { useRecordScreens } from '../record/RecordTypeContext.ts';
import { recordPaths } from '../recordPaths.ts';
import { useRecordText } from '../texts/useRecordText.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { useHasRight, useMay } from '../useMay.ts';
import { ListFiltersContext, useFiltersOf, type ListFilter } from './filters/listFilters.ts';
import { recordFilters } from './filters/recordFilters.ts';
import { withUsableSearch } from './listAddress.ts';
import { ListBar } from './ListBar.tsx';
import { ListLoadFailed } from './ListLoadFailed.tsx';
import { ListNotices } from './ListNotices.tsx';
import { ListPages } from './ListPages.tsx';
import { ListStatus } from './ListStatus.tsx';
import { RecordEmpty } from './Nothing.tsx';
import { defaultCard, RecordCards, type CardLayout } from './RecordCards.tsx';
import { RecordStats } from './RecordStats.tsx';
import { RecordTable } from './RecordTable.tsx';
import { UnfinishedImport } from './UnfinishedImport.tsx';
import { useRecordExporter } from './useRecordExporter.ts';

/** The rows are in memory, so a search need not wait long for the next key. */
const SEARCH_DELAY_MS = 60;

export interface ListOptions<T extends AnyRecordType = AnyRecordType> {
  card?: CardLayout<ColumnOf<T>>;
  /** Replaces the figures; null for none. */
  stats?: ReactNode;
  /** Above the records, inside the list context, so it can describe what is filtered. */
  summary?: ReactNode;
  /** The filters in force until the user chooses. */
  filterDefaults?: ListBaseProps['filterDefaultValues'];
  /** Replaces the failure message if the failure is expected. */
  failed?: (props: PropsWithChildren) => ReactNode;
  /** In addition to those of the declaration, or instead. Must be referentially stable. */
  filters?: readonly ListFilter[];
  /** False if records cannot be selected. */
  canSelect?: boolean;
  /** Actions on a record besides open, edit and delete. Must be referentially stable. */
  rowActions?: ReactNode;
  sort?: SortPayload;
}

const nothing = () => undefined;

export const RecordList = <T extends AnyRecordType>({
  card,
  stats = <RecordStats />,
  summary,
  filterDefaults,
  failed: Failed = ListLoadFailed,
  filters,
  canSelect = true,
  rowActions,
  sort,
}: ListOptions<T>) => {
  const { type, looks, icon: Icon, dialogs = {}, preload = nothing } = useRecordScreens();
  const { create: CreateDialog, import: ImportDialog } = dialogs;
  const may = useMay();
  const hasRight = useHasRight();
  const text = useRecordText();
  const isPhone = useIsPhone();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const router = useRouterProvider();
  const paths = recordPaths(type.name);
  const columns = columnsOf(type, looks);
  const canImport = ImportDialog !== undefined && may('import');
  const selects = canSelect && !isPhone && (may('export') || may('edit') || may('delete'));
  const listFilters = useFiltersOf(useMemo(() => recordFilters(type, filters), [type, filters]));
  usePreload(preload);
  return (
    <ListFiltersContext value={listFilters}>
      <PageHeader title={text('page.list')} />
      {stats}
      <DeleteRequests>
        <RouterProviderContext value={useMemo(() => withUsableSearch(router), [router])}>
          <ListBase
            empty={<RecordEmpty canImport={canImport}>{Icon && <Icon />}</RecordEmpty>}
            exporter={useRecordExporter(type.name, columns)}
            perPage={useUiPreferences().pageSize}
            sort={sort ?? { field: type.label, order: 'ASC' }}
            // The records of an import are shown once: the menu opens the list as it was before.
            storeKey={search.includes('%22ids%22') ? `${type.name}.import.listParams` : undefined}
            debounce={SEARCH_DELAY_MS}
            filterDefaultValues={filterDefaults}
            queryOptions={silentQueryOptions}
          >
            <KeepListTrail />
            <ListBar columns={columns} canImport={canImport} />
            <Failed>
              {summary}
              <ListNotices />
              {canImport && pathname !== paths.import && <UnfinishedImport />}
              <ListStatus selects={selects} />
              {isPhone ? (
                <RecordCards
                  columns={columns}
                  layout={card ?? defaultCard(type)}
                  rowActions={rowActions}
                />
              ) : (
                <RecordTable columns={columns} selects={selects} rowActions={rowActions} />
              )}
              <ListPages />
            </Failed>
          </ListBase>
        </RouterProviderContext>
      </DeleteRequests>
      <DialogBoundary onClose={() => void navigate(paths.list)}>
        {CreateDialog && hasRight('create') && pathname === paths.create && <CreateDialog />}
        {ImportDialog && hasRight('import') && pathname === paths.import && <ImportDialog />}
      </DialogBoundary>
    </ListFiltersContext>
  );
};
