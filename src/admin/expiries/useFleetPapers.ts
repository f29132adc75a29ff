import type { Facets, SourceRead } from '../../dataProvider/rows/listMeta.ts';
import type { FleetDocument } from '../../domain/documents/documents.ts';
import type { Paper } from '../../domain/expiries/papers.ts';
import type { Driver } from '../../domain/fleet/drivers.ts';
import type { Trailer } from '../../domain/fleet/trailers.ts';
import type { Truck } from '../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useDerivedRows, type DerivedOptions } from '../kit/derivedRows.ts';

type SourceRows = {
  [RESOURCES.drivers]?: readonly Driver[];
  [RESOURCES.trucks]?: readonly Truck[];
  [RESOURCES.trailers]?: readonly Trailer[];
  [RESOURCES.documents]?: readonly FleetDocument[];
};

const rowsByType = (sources: readonly SourceRead[]) =>
  Object.fromEntries(sources.map(({ resource, rows }) => [resource, rows])) as SourceRows;

/** How many papers there are of each state. */
export const STATES: Facets = { state: { field: 'state', filter: {} } };

/** From every list that the role may read, most urgent first; of a large fleet, those asked for. */
export const useFleetPapers = (options?: DerivedOptions) => {
  const { rows: expiries, ...read } = useDerivedRows<Paper>(RESOURCES.papers, options);
  const { sources, gaps } = read;
  return {
    ...read,
    expiries,
    rows: rowsByType(sources),
    /** The same, without the lists that lack rows. */
    whole: rowsByType(sources.filter((source) => !gaps.includes(source))),
  };
};
export type FleetPapers = ReturnType<typeof useFleetPapers>;
