import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import {
  DataTable,
  ListContextProvider,
  Pagination,
  ResourceContextProvider,
  SimpleList,
  useList,
} from 'react-admin';
import type { RaRecord } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';

import { figureRows, type Figure } from '../../../domain/stats/overview.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { RowNotices } from '../../kit/list/ListNotices.tsx';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { FieldCell } from './FieldCell.tsx';
import { ROW_COLUMNS } from './rowColumns.ts';

const PER_PAGE = 10;
const pagination = <Pagination rowsPerPageOptions={[PER_PAGE, 25, 50]} />;

/** The rows that a figure counts, read-only; each opens its record. */
export const FigureRows = ({ figure }: { figure: Figure }) => {
  const t = useT();
  const { resource } = figure;
  const day = useCompanyDay();
  const { data, error, refetch, meta } = useAllRows(resource);
  const rows = useMemo(
    () => data && figureRows(figure, { [resource]: data }, day),
    [data, figure, resource, day],
  );
  if (error) {
    return (
      <LoadFailed message="overview.rows.failed" error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <ListSkeleton />;
  if (!rows?.length) {
    return (
      <Typography color="text.secondary">
        {t(rows ? 'overview.rows.none' : 'overview.rows.unknown')}
      </Typography>
    );
  }
  return <Rows resource={resource} rows={rows} meta={meta} />;
};

interface RowsProps {
  resource: Figure['resource'];
  rows: readonly RaRecord[];
  meta: unknown;
}

const Rows = ({ resource, rows, meta }: RowsProps) => {
  const words = useWords();
  const isPhone = useIsPhone();
  const [params] = useSearchParams();
  const [name = 'id', ...fields] = ROW_COLUMNS[resource];
  const list = useList<RaRecord>({
    // Referentially stable while the rows are the same, because `useList` compares the array.
    data: useMemo(() => [...rows], [rows]),
    resource,
    perPage: PER_PAGE,
    sort: { field: name, order: 'ASC' },
  });
  const recordAt = (id: unknown) => {
    const next = new URLSearchParams(params);
    next.set('record', `${resource}/${String(id)}`);
    return `?${next.toString()}`;
  };
  const cell = (record: Readonly<Record<string, unknown>>, field: string) => (
    <FieldCell resource={resource} field={field} record={record} />
  );
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={list}>
        <RowNotices meta={meta} />
        {isPhone ? (
          <SimpleList
            rowClick={(id) => recordAt(id)}
            primaryText={(record) => (
              <strong>
                <bdi>{String(record[name])}</bdi>
              </strong>
            )}
            secondaryText={(record) =>
              fields.map((field) => (
                <Box component="span" key={field} sx={{ display: 'block' }}>
                  {words.field(resource, field)}: {cell(record, field)}
                </Box>
              ))
            }
            sx={{ marginInline: -2 }}
          />
        ) : (
          <DataTable rowClick={false} bulkActionButtons={false} storeKey={`overview.${resource}`}>
            <DataTable.Col
              source={name}
              label={words.field(resource, name)}
              render={(record) => (
                <Box
                  component={Link}
                  to={recordAt(record.id)}
                  sx={{ color: 'inherit', fontWeight: 600 }}
                >
                  <bdi>{String(record[name])}</bdi>
                </Box>
              )}
            />
            {fields.map((field) => (
              <DataTable.Col
                key={field}
                source={field}
                label={words.field(resource, field)}
                render={(record) => cell(record, field)}
              />
            ))}
          </DataTable>
        )}
        {pagination}
      </ListContextProvider>
    </ResourceContextProvider>
  );
};
