import { useMemo, type PropsWithChildren, type ReactNode } from 'react';
import {
  ListBase,
  RouterProviderContext,
  useRouterProvider,
  type ListBaseProps,
  type SortPayload,
  useListContext,
  useResourceContext,
  useStore,
  downloadCSV,
  useTranslate,
  type Exporter,
  type RaRecord,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

import { todayIn } from '../../../domain/base/dates.ts';
import { ownName } from '../../../domain/base/formats.ts';
import type { CsvCell } from '../../../domain/csv/write.ts';
import type { AnyRecordType, ColumnOf } from '../../../domain/records/recordType.ts';
import type { ResourceName } from '../../../domain/records/resources.ts';
import { recordTypes } from '../../../domain/recordTypes.ts';
import { serverClock } from '../../../session/serverClock.ts';
import { DeleteRequests } from '../dialogs/DeleteRequest.tsx';
import { DialogBoundary } from '../dialogs/DialogBoundary.tsx';
import { silentQueryOptions } from '../feedback/silentQueryOptions.ts';
import { columnsOf, useShownColumns, type Column } from '../fields/columns.ts';
import { useUiPreferences } from '../look/uiPreferences.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { usePreload } from '../preload.ts';
import { KeepListTrail } from '../record/listTrail.ts';
import { useRecordScreens } from '../record/RecordTypeContext.ts';
import { recordPaths } from '../recordPaths.ts';
import { useLocalization } from '../texts/useLocalization.ts';
import { useRecordText } from '../texts/useRecordText.ts';
import { Alert } from '../ui/Alert.tsx';
import { ButtonLink } from '../ui/Button.tsx';
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
import { unfinishedImportKey } from './unfinishedImportKey.ts';

import styles from './list.module.css';

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
              <Shown>
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
              </Shown>
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

/** While others are asked for, what was asked for before is still shown. */
const Shown = ({ children }: PropsWithChildren) => (
  <div className={styles.shown} aria-busy={useListContext().isPlaceholderData}>
    {children}
  </div>
);

export const UnfinishedImport = () => {
  const text = useRecordText();
  const resource = useResourceContext() ?? '';
  const [file] = useStore<string | null>(unfinishedImportKey(resource), null);
  if (file === null) return null;
  return (
    <div className="above">
      <Alert
        tone="warn"
        action={
          <ButtonLink look="outlined" to={recordPaths(resource).import}>
            {text('unfinished.open')}
          </ButtonLink>
        }
      >
        {text('unfinished.text', { file })}
      </Alert>
    </div>
  );
};

/**
 * The rows that match the filters, in the columns shown; the file is named after the last part of
 * the record type's name.
 */
const useRecordExporter = (resource: string, columns: readonly Column[]): Exporter => {
  const translate = useTranslate();
  const { time_zone } = useLocalization();
  const shown = useShownColumns(resource, columns);
  return async (records, fetchRelatedRecords, dataProvider) => {
    const cells = new Map<string, (record: RaRecord) => CsvCell>();
    const names = new Map<string, Record<string, RaRecord>>();
    for (const { source, reference, exportedWith } of shown) {
      // Whatever cannot be looked up stays empty in the file.
      const looked = await exportedWith?.(dataProvider, time_zone).catch(() => () => null);
      if (looked) cells.set(source, looked);
      if (!reference) continue;
      // If the names cannot be fetched, the ids are exported as stored.
      const related = await fetchRelatedRecords(records, source, reference).catch(() => ({}));
      names.set(source, related as Record<string, RaRecord>);
    }
    const labels = new Map(
      shown.map(({ source, reference }) => [source, recordTypes[reference as ResourceName]?.label]),
    );
    const { exportCsv } = await import('./exportCsv.ts');
    const csv = exportCsv({
      columns: shown,
      records,
      labelOf: (source) => translate(`resources.${resource}.fields.${source}`),
      cells,
      nameOf: (source, id) => {
        const [label, record] = [labels.get(source), names.get(source)?.[String(id)]];
        return label && record && ownName(record, label);
      },
    });
    downloadCSV(csv, `${resource.split('/').at(-1)}-${todayIn(time_zone, serverClock.now())}`);
  };
};
