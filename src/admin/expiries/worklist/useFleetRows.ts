import type { Paper } from '../../../domain/expiries/papers.ts';
import { holderOfExpiry } from '../../../domain/expiries/worklist.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import type { Trailer } from '../../../domain/fleet/trailers.ts';
import type { Truck } from '../../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import type { FleetPapers } from '../useFleetPapers.ts';

type Rows = FleetPapers['rows'];

const NO_PAPERS: readonly Paper[] = [];

const useSome = <Row extends Driver | Truck | Trailer>(
  resource: string,
  field: keyof Row,
  wanted: readonly (number | string | null)[],
) => {
  const ids = [...new Set(wanted)].filter((id) => id !== null);
  const { data } = useAllRows<Row>(resource, {
    enabled: ids.length > 0,
    ofLong: { filter: { [field]: ids } },
  });
  return ids.length === 0 ? [] : data;
};

/** Of a large fleet, the holders of the papers shown and what is driven with them. */
export const useFleetRows = (
  { isPaged, rows }: Pick<FleetPapers, 'isPaged' | 'rows'>,
  shown = NO_PAPERS,
): Rows => {
  const holders = isPaged ? shown.map(holderOfExpiry) : [];
  const idsOf = (resource: string) =>
    holders.flatMap((holder) => (holder.resource === resource ? [holder.id] : []));
  const { drivers, trucks, trailers } = RESOURCES;
  const own = useSome<Driver>(drivers, 'id', idsOf(drivers));
  const ofTrucks = useSome<Driver>(drivers, 'truck_id', idsOf(trucks));
  const ofTrailers = useSome<Driver>(drivers, 'trailer_id', idsOf(trailers));
  const driven = own ?? [];
  const shownTrucks = useSome<Truck>(trucks, 'id', [
    ...idsOf(trucks),
    ...driven.map(({ truck_id }) => truck_id),
  ]);
  const shownTrailers = useSome<Trailer>(trailers, 'id', [
    ...idsOf(trailers),
    ...driven.map(({ trailer_id }) => trailer_id),
  ]);
  if (!isPaged) return rows;
  return {
    ...(own && ofTrucks && ofTrailers && { [drivers]: [...own, ...ofTrucks, ...ofTrailers] }),
    [trucks]: shownTrucks,
    [trailers]: shownTrailers,
  };
};
