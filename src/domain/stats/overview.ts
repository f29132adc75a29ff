import type { CompanyDay } from '../base/companyDay.ts';
import type { IsoDate } from '../base/dates.ts';
import { drivers, type Driver, type DriverFilter } from '../fleet/drivers.ts';
import { trailers, type Trailer, type TrailerFilter } from '../fleet/trailers.ts';
import { trucks, type Truck, type TruckFilter } from '../fleet/trucks.ts';
import { isCountedAlike } from '../records/comparableStats.ts';
import type { ExpiryKind } from '../records/expiry.ts';
import { canTell, matcherOf } from '../records/filter.ts';
import { joinFor, type AnyRecordType } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import { dueKindsIn } from '../records/stats.ts';

/** The figures of GET /api/admin/stats.php. */
export interface FleetMetrics {
  trucks: { active_trucks: number; expiring_soon: number };
  trailers: { active_trailers: number; expiring_soon: number; empty_trailers: number };
  /** `vacation_drivers` is our addition: not every server sends it. */
  drivers: { active_drivers: number; vacation_drivers?: number };
}

/** One row of GET /api/admin/assignments.php: a driver with their vehicles. */
export interface AssignmentRow {
  /** Position in the whole list, from 1. */
  number: number;
  /** The company's own number for the driver. */
  id: string;
  name: string;
  name_ar?: string | null;
  truck: string | null;
  trailer: string | null;
  driverDetails: { phone: string | null; email: string | null };
  truckDetails: { model: string | null; status: string | null; expiry: IsoDate | null } | null;
  trailerDetails: { type: string | null; status: string | null; expiry: IsoDate | null } | null;
}

export const VEHICLE_PARTS = ['truck', 'trailer'] as const;

export type Figure =
  | { resource: typeof RESOURCES.trucks; filter: TruckFilter }
  | { resource: typeof RESOURCES.trailers; filter: TrailerFilter }
  | { resource: typeof RESOURCES.drivers; filter: DriverFilter };

const TYPES: Readonly<Record<Figure['resource'], AnyRecordType>> = {
  [RESOURCES.trucks]: trucks,
  [RESOURCES.trailers]: trailers,
  [RESOURCES.drivers]: drivers,
};

/** The figures of the Fleet Overview, in its order, each with the rows that it opens. */
export const FLEET_FIGURES = {
  activeTrucks: { resource: RESOURCES.trucks, filter: { status: 'active' } },
  activeTrailers: { resource: RESOURCES.trailers, filter: { status: 'active' } },
  activeDrivers: { resource: RESOURCES.drivers, filter: { status: 'active' } },
  trailersExpiring: { resource: RESOURCES.trailers, filter: { expiry: 'due' } },
  trucksExpiring: { resource: RESOURCES.trucks, filter: { expiry: 'due' } },
  vacationDrivers: { resource: RESOURCES.drivers, filter: { status: 'vacation' } },
  emptyTrailers: { resource: RESOURCES.trailers, filter: { load_state: 'empty' } },
  /** What has expired is counted separately from what expires soon. */
  trailersOverdue: { resource: RESOURCES.trailers, filter: { expiry: 'overdue' } },
  trucksOverdue: { resource: RESOURCES.trucks, filter: { expiry: 'overdue' } },
} as const satisfies Record<string, Figure>;
export type FleetFigure = keyof typeof FLEET_FIGURES;

/** The kinds that a figure counts as expiring soon. */
export const figureKinds = (name: FleetFigure): ExpiryKind[] => {
  const { resource, filter } = FLEET_FIGURES[name];
  return dueKindsIn(TYPES[resource], filter);
};

export type FleetFigures = Partial<Record<FleetFigure, number>>;

export const FLEET_FIGURE_NAMES = Object.keys(FLEET_FIGURES) as FleetFigure[];

export const isFleetFigure = (name: unknown): name is FleetFigure =>
  typeof name === 'string' && Object.hasOwn(FLEET_FIGURES, name);

export interface FigureRows {
  [RESOURCES.drivers]?: readonly Driver[];
  [RESOURCES.trucks]?: readonly Truck[];
  [RESOURCES.trailers]?: readonly Trailer[];
}

/** With what the other types add to them. */
const joinedRows = (type: AnyRecordType, own: readonly object[], rows: FigureRows) => {
  const join = joinFor(type, own);
  if (!join) return own;
  const others = Object.values(TYPES).flatMap((other) => {
    const known: readonly object[] | undefined = rows[other.name as Figure['resource']];
    return known && join.types.includes(other.name)
      ? [{ type: other, rows: known, isWhole: true }]
      : [];
  });
  return join.rows(own as never, others);
};

/** Undefined if the rows are unknown, or cannot answer it. */
export const figureRows = (
  { resource, filter }: Figure,
  rows: FigureRows,
  day: CompanyDay,
): readonly (Driver | Truck | Trailer)[] | undefined => {
  const type = TYPES[resource];
  const own = rows[resource];
  const known = own && joinedRows(type, own, rows);
  return known && canTell(type, filter, known)
    ? (known.filter(matcherOf(type, filter, day)) as (Driver | Truck | Trailer)[])
    : undefined;
};

/** Without those that the server counts by other numbers of days than the company's. */
export const comparableFigures = (told: FleetFigures, day: CompanyDay): FleetFigures => {
  const figures: FleetFigures = {};
  for (const name of FLEET_FIGURE_NAMES) {
    if (told[name] !== undefined && isCountedAlike(figureKinds(name), day)) {
      figures[name] = told[name];
    }
  }
  return figures;
};

export const countFigures = (rows: FigureRows, day: CompanyDay): FleetFigures => {
  const figures: FleetFigures = {};
  for (const name of FLEET_FIGURE_NAMES) {
    const found = figureRows(FLEET_FIGURES[name], rows, day);
    if (found) figures[name] = found.length;
  }
  return figures;
};
