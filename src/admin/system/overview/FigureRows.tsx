import { useMemo } from 'react';
import {
  ListContextProvider,
  RecordContextProvider,
  ResourceContextProvider,
  useList,
  useResourceContext,
  useRecordContext,
} from 'react-admin';
import type { RaRecord } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';

import { ownName } from '../../../domain/base/formats.ts';
import type { DriverField } from '../../../domain/fleet/drivers.ts';
import type { TrailerField } from '../../../domain/fleet/trailers.ts';
import type { TruckField } from '../../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { figureRows, type Figure } from '../../../domain/stats/overview.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import type { Column } from '../../kit/fields/columns.ts';
import { RowNotices } from '../../kit/list/ListNotices.tsx';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { RowTable } from '../../kit/list/RecordTable.tsx';
import { ColumnFacts } from '../../kit/show/FactList.tsx';
import { EmptyNote, PageCardRows } from '../../kit/show/PageCard.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useCountText } from '../../kit/texts/useRecordText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { FieldCell } from './FieldCell.tsx';

const drivers: DriverField[] = [
  'name',
  'driver_id',
  'status',
  'truck_id',
  'trailer_id',
  'gatepass_expiry',
  'road_permit_expiry',
];
const trucks: TruckField[] = [
  'truck_number',
  'model',
  'status',
  'registration_expiry',
  'insurance_expiry',
  'road_permit_expiry',
  'gatepass_expiry',
];
const trailers: TrailerField[] = [
  'trailer_number',
  'type',
  'status',
  'load_state',
  'registration_expiry',
  'insurance_expiry',
  'tir_expiry',
];

/** The columns of the rows behind a figure; the first field names the record. */
const ROW_COLUMNS = {
  [RESOURCES.drivers]: drivers,
  [RESOURCES.trucks]: trucks,
  [RESOURCES.trailers]: trailers,
} as const;

export const FigureRows = ({ figure }: { figure: Figure }) => {
  const t = useT();
  const { resource } = figure;
  const day = useCompanyDay();
  const { data, error, refetch, meta } = useAllRows(resource, {
    ofLong: { filter: figure.filter },
  });
  const rows = useMemo(
    () => data && figureRows(figure, { [resource]: data }, day),
    [data, figure, resource, day],
  );
  if (error) {
    return <LoadFailed message="overview.rows.failed" error={error} onRetry={refetch} />;
  }
  if (!data) return <ListSkeleton />;
  if (!rows?.length) {
    return <EmptyNote>{t(rows ? 'overview.rows.none' : 'overview.rows.unknown')}</EmptyNote>;
  }
  return (
    <ResourceContextProvider value={resource}>
      <RowNotices meta={meta} />
      <Rows resource={resource} rows={rows} />
    </ResourceContextProvider>
  );
};

interface RowsProps {
  resource: Figure['resource'];
  rows: readonly RaRecord[];
}

const Rows = ({ resource, rows }: RowsProps) => {
  const countText = useCountText();
  const isPhone = useIsPhone();
  const [label = 'id', ...fields] = ROW_COLUMNS[resource];
  const columns: Column[] = [
    { source: label, field: <RowName source={label} /> },
    ...fields.map((source) => ({ source, field: <FieldCell source={source} /> })),
  ];
  const list = useList<RaRecord>({
    // Referentially stable while the rows are the same, because `useList` compares the array.
    data: useMemo(() => [...rows], [rows]),
    resource,
    perPage: 10,
    sort: { field: label, order: 'ASC' },
  });
  return (
    <ListContextProvider value={{ ...list, resource }}>
      <output>{countText(rows.length)}</output>
      {isPhone ? (
        <PageCardRows>
          {list.data?.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              <li>
                <RowName source={label} />
                <ColumnFacts columns={columns.slice(1)} />
              </li>
            </RecordContextProvider>
          ))}
        </PageCardRows>
      ) : (
        <RowTable columns={columns} />
      )}
      <ListPages />
    </ListContextProvider>
  );
};

/** Opens the record above the rows. */
const RowName = ({ source }: { source: string }) => {
  const record = useRecordContext();
  const [params] = useSearchParams();
  const resource = useResourceContext();
  if (!record) return null;
  const next = new URLSearchParams(params);
  next.set('record', `${resource}/${record.id}`);
  return (
    <Link to={`?${next}`} className="name">
      <bdi>{ownName(record, source) || `#${record.id}`}</bdi>
    </Link>
  );
};
