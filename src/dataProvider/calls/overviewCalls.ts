import { isIsoDate } from '../../domain/base/dates.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import {
  comparableFigures,
  countFigures,
  FLEET_FIGURES,
  type AssignmentRow,
  type Figure,
  type FigureRows,
  type FleetFigure,
  type FleetFigures,
} from '../../domain/stats/overview.ts';
import { ApiError } from '../apiError.ts';
import type { PhpAnswer } from '../client/phpClient.ts';
import { figureIn, isValues } from '../client/values.ts';
import type { Context } from '../context.ts';
import { CALLS } from '../endpoints.ts';
import { loaded } from '../loaded.ts';
import { eachOnce, rowsIn, totalIn } from '../rows/rows.ts';

/** Where the answer has each figure; it has none for what has expired. */
const PATHS: Partial<Record<FleetFigure, readonly [section: string, field: string]>> = {
  activeTrucks: ['trucks', 'active_trucks'],
  activeTrailers: ['trailers', 'active_trailers'],
  activeDrivers: ['drivers', 'active_drivers'],
  trailersExpiring: ['trailers', 'expiring_soon'],
  trucksExpiring: ['trucks', 'expiring_soon'],
  vacationDrivers: ['drivers', 'vacation_drivers'],
  emptyTrailers: ['trailers', 'empty_trailers'],
};

const figuresIn = (answer: PhpAnswer): FleetFigures => {
  if (Array.isArray(answer)) throw new ApiError('unreadable');
  const sections = isValues(answer.data) ? answer.data : answer;
  const figures: FleetFigures = {};
  for (const name of Object.keys(PATHS) as FleetFigure[]) {
    const [section = '', field = ''] = PATHS[name] ?? [];
    const figure = isValues(sections[section]) ? figureIn(sections[section][field]) : undefined;
    if (figure !== undefined) figures[name] = figure;
  }
  return figures;
};

const text = (value: unknown): string | null => {
  const found = typeof value === 'number' ? String(value) : value;
  return typeof found === 'string' && found.trim() !== '' ? found : null;
};

const day = (value: unknown) => (isIsoDate(value) ? value : null);

const assignmentIn = (raw: unknown, number: number): AssignmentRow[] => {
  if (!isValues(raw)) return [];
  const { driverDetails: driver, truckDetails: truck, trailerDetails: trailer } = raw;
  const person = isValues(driver) ? driver : {};
  return [
    {
      number: figureIn(raw.number) ?? number,
      id: text(raw.id) ?? '',
      name: text(raw.name) ?? '',
      name_ar: text(raw.name_ar),
      truck: text(raw.truck),
      trailer: text(raw.trailer),
      driverDetails: { phone: text(person.phone), email: text(person.email) },
      truckDetails: isValues(truck)
        ? { model: text(truck.model), status: text(truck.status), expiry: day(truck.expiry) }
        : null,
      trailerDetails: isValues(trailer)
        ? { type: text(trailer.type), status: text(trailer.status), expiry: day(trailer.expiry) }
        : null,
    },
  ];
};

interface AssignmentPage {
  rows: AssignmentRow[];
  total: number;
}

const READ_AT_ONCE = 1000;

const FLEET_LISTS = [RESOURCES.drivers, RESOURCES.trucks, RESOURCES.trailers];

const nameOf = ({ id, name }: AssignmentRow) => `${id}\n${name}`;

/** A list that fails or lacks rows cannot be counted. */
const wholeRows = async ({ collections }: Context): Promise<FigureRows> => {
  const wholeOf = async <Name extends keyof FigureRows>(resource: Name) => {
    const { rows, truncated, unreadable } = await collections.read(resource);
    return truncated || unreadable > 0 ? undefined : rows;
  };
  const known = <R>(rows: Promise<R>) => rows.catch(() => undefined);
  const [drivers, trucks, trailers] = await Promise.all([
    known(wholeOf(RESOURCES.drivers)),
    known(wholeOf(RESOURCES.trucks)),
    known(wholeOf(RESOURCES.trailers)),
  ]);
  return {
    [RESOURCES.drivers]: drivers,
    [RESOURCES.trucks]: trucks,
    [RESOURCES.trailers]: trailers,
  };
};

/** Of lists whose parts the server answers, it counts them: one call for each list. */
const countedFleet = async (
  context: Context,
  figures: Readonly<Record<string, Figure>>,
): Promise<Record<string, number>> => {
  const { countedRows } = await loaded(import('../rows/paged.ts'));
  const counts = await Promise.all(
    FLEET_LISTS.map((resource) => {
      const own = Object.entries(figures).filter(([, figure]) => figure.resource === resource);
      const filters = Object.fromEntries(own.map(([name, { filter }]) => [name, filter]));
      return countedRows(context, resource, filters);
    }),
  );
  return Object.assign({}, ...counts) as Record<string, number>;
};

export const createOverviewCalls = (context: Context) => ({
  /** How many rows each figure opens, of a fleet too large to be read. */
  countedFleet: (figures: Readonly<Record<string, Figure>>) => countedFleet(context, figures),

  /**
   * The server's call must succeed; but where all rows of a type are known, its figures are counted
   * from them, so that each equals the number of rows it opens. Where they are not, a figure that
   * the server counts by other days than the company's is absent.
   */
  fleetMetrics: async (): Promise<FleetFigures> => {
    if (FLEET_LISTS.some(context.collections.isPaged)) return countedFleet(context, FLEET_FIGURES);
    const [answer, rows] = await Promise.all([
      context.api.call(CALLS.fleetMetrics),
      wholeRows(context),
    ]);
    const day = context.day();
    return { ...comparableFigures(figuresIn(answer), day), ...countFigures(rows, day) };
  },

  /** The first page is 1. */
  assignments: async (page: number, perPage: number): Promise<AssignmentPage> => {
    const query = { page, limit: perPage };
    const answer = await context.api.call(CALLS.assignments, { query });
    const start = (page - 1) * perPage;
    const sent = eachOnce(rowsIn(answer), (raw) => JSON.stringify(raw));
    // A server without paging sends all rows at once.
    const isAll = sent.length > perPage;
    const rows = (isAll ? sent.slice(start, start + perPage) : sent).flatMap((raw, index) =>
      assignmentIn(raw, start + index + 1),
    );
    const known = isAll ? sent.length : start + sent.length;
    return { rows, total: totalIn(answer) ?? known };
  },

  /**
   * Reads on page by page, at the server's own size, while new rows come. `total` is what the
   * server reports.
   */
  allAssignments: async (): Promise<AssignmentPage> => {
    const rows = new Map<string, AssignmentRow>();
    let total: number | undefined;
    let limit = READ_AT_ONCE;
    for (let page = 1; ; page += 1) {
      const answer = await context.api.call(CALLS.assignments, { query: { page, limit } });
      const before = rows.size;
      const sent = rowsIn(answer);
      for (const row of sent.flatMap((raw, index) => assignmentIn(raw, before + index + 1))) {
        if (!rows.has(nameOf(row))) rows.set(nameOf(row), row);
      }
      total = totalIn(answer) ?? total;
      if (rows.size === before || rows.size >= (total ?? Infinity)) break;
      if (page === 1) limit = Math.min(limit, sent.length);
    }
    return { rows: [...rows.values()], total: Math.max(total ?? 0, rows.size) };
  },
});
export type OverviewCalls = ReturnType<typeof createOverviewCalls>;
