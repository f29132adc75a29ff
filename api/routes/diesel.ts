import { sameBranch } from '../../src/domain/base/branch.ts';
import { instant } from '../../src/domain/base/validation.ts';
import { countedBetween, MAX_STOCK } from '../../src/domain/diesel/ledger/count.ts';
import { priceOf, worthOf } from '../../src/domain/diesel/wire.ts';
import { CLIENT_REF, clientRefOf } from '../../src/domain/records/clientRef.ts';
import { record, type Api } from '../api.ts';
import { wordsTo } from '../arabic.ts';
import { BOWSERS, BRANCHES } from '../branches.ts';
import {
  invalid,
  notFound,
  ok,
  scalarOf,
  textOf,
  throwIfAny,
  userOf,
  type Call,
  type FieldErrors,
  type Json,
  type Reply,
} from '../call.ts';
import { csvReply } from '../csv.ts';
import { foundReply } from '../foundReply.ts';
import { madeReply } from '../listing.ts';
import { checkAll, checkAmounts } from '../records/checks.ts';
import {
  branchProblems,
  costProblems,
  extractionKind,
  issueKind,
  purchaseKind,
} from '../records/diesel.ts';
import { readFields } from '../records/fields.ts';
import { dieselLog } from '../records/logs.ts';
import { createRow, refuseOutdated, type RecordKind } from '../records/recordKind.ts';
import type { Route } from '../route.ts';
import type { StoredStock } from '../store/collections.ts';
import { branchName, dieselAlerts, dieselFigures, openingOf, stockRow } from './dieselFigures.ts';
import { COLUMNS, isReportName, REPORTS, type ReportName } from './dieselRows.ts';

interface Counted {
  count: () => Promise<number>;
}

const REPORTS_PATH = '/diesel/diesel-manager/reports';

/** The Super Admin reads the diesel figures on the Diesel Overview. */
const FIGURES = { pages: ['/diesel/dashboard', '/admin/diesel'] };

const amount = (value: unknown): number => Number(value) || 0;

const stockOf = (api: Api, branch: unknown): Promise<StoredStock | undefined> =>
  api.store.diesel_stock.first({ branch_id: Number(scalarOf(branch) || NaN) });

/** What the server adds to each new voucher: its number, and the time if none was sent. */
const voucher = async (prefix: string, rows: Counted, api: Api): Promise<Json> => {
  const [today, count] = [await api.today(), await rows.count()];
  return { ref: `${prefix}-${today.slice(0, 4)}-${String(count + 1).padStart(5, '0')}` };
};

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

const timed = ({ body }: Call, api: Api): Json => ({
  ...body,
  at: isGiven(body['at']) ? body['at'] : api.now(),
});

const done = (data: unknown) => ok({ success: true, data });

/** A voucher for what leaves a tank, at the price sent, or else that of the stock. */
const takeOut =
  <Name extends 'diesel_issues' | 'diesel_extractions'>(
    kind: RecordKind<Name>,
    prefix: string,
    by: string,
  ) =>
  async (call: Call, api: Api): Promise<Reply> => {
    const sent = timed(call, api);
    const stock = await stockOf(api, sent['branch_id']);
    const priced = priceOf(sent['liters'], sent['cost']) ?? stock?.cost ?? 0;
    const unit_cost = isGiven(sent['unit_cost']) ? sent['unit_cost'] : priced;
    throwIfAny(costProblems(call.body, sent['liters'], unit_cost));
    const more = {
      ...(await voucher(prefix, api.store[kind.collection], api)),
      total_cost: worthOf(sent['liters'], unit_cost),
      [by]: userOf(call).name,
    };
    return done(await createRow(kind, api, { ...call, body: { ...sent, unit_cost } }, more));
  };

const issueOut = takeOut(issueKind, 'ISS', 'issued_by');

/** Also of a truck that is named by its number only; a counter-voucher has it as its original does. */
const issue = async (call: Call, api: Api): Promise<Reply> => {
  const { truck_id, truck_number, liters } = call.body;
  const isNamed = !isGiven(truck_id) && isGiven(truck_number) && amount(liters) > 0;
  const truck = isNamed && (await api.store.trucks.withKey('truck_number', truck_number));
  return issueOut(truck ? { ...call, body: { ...call.body, truck_id: truck.id } } : call, api);
};

const extract = takeOut(extractionKind, 'EXT', 'extracted_by');

/** A bowser whose first filling is entered after another one was empty before that one already. */
const openEarlier = async (tank: StoredStock, opened: string, api: Api): Promise<void> => {
  const entry = await openingOf(api, tank);
  if (!entry || Date.parse(opened) >= Date.parse(tank.counted_at)) return;
  await api.store.diesel_stock.patch(tank.id, { counted_at: opened });
  await api.store.activity.replace({ ...entry, at: opened });
};

/** A bowser is a tank, and a branch by its name, from its first filling on: it was empty just before. */
const keepBowser = async (call: Call, at: string, api: Api): Promise<void> => {
  const { destination, destination_type, branch_id, liters } = call.body;
  const name = textOf(destination).trim();
  if (destination_type !== 'bowser' || name === '' || !(Number(liters) > 0)) return;
  const opened = new Date(Date.parse(at) - 1).toISOString();
  const tanks = await api.store.diesel_stock.all();
  const tank = tanks.find((one) => sameBranch(branchName(one.branch_id, tanks), name));
  if (tank) return openEarlier(tank, opened, api);
  if (BRANCHES.some((one) => sameBranch(one.name, name))) return;
  const known = BOWSERS.find((one) => sameBranch(one.name, name))?.id;
  const last = Math.max(
    ...BOWSERS.map(({ id }) => id),
    ...tanks.map((one) => Number(one.branch_id)),
  );
  const source = await stockOf(api, branch_id);
  const cost = source?.cost ?? 0;
  const { id } = await api.store.diesel_stock.insert({
    name,
    branch_id: known ?? last + 1,
    company_id: source?.company_id ?? null,
    capacity_l: null,
    reorder_level_l: null,
    liters: 0,
    cost,
    counted_at: opened,
    counted_by: userOf(call).name,
  });
  await record(api, userOf(call), {
    at: opened,
    action: 'create',
    entity_type: 'diesel/stock',
    entity_id: id,
    entity_label: name,
    changes: [
      { field: 'book_l', old: null, new: 0 },
      { field: 'cost', old: null, new: cost },
    ],
  });
};

const fillOrExtract = async (call: Call, api: Api): Promise<Reply> => {
  const dated = { ...call, body: timed(call, api) };
  const reply = await extract(dated, api);
  await keepBowser(dated, String(dated.body['at']), api);
  return reply;
};

const purchase = async (call: Call, api: Api): Promise<Reply> => {
  throwIfAny(costProblems(call.body, null, null));
  const more = {
    ...(await voucher('PUR', api.store.diesel_purchases, api)),
    received_by: userOf(call).name,
  };
  return done(await createRow(purchaseKind, api, { ...call, body: timed(call, api) }, more));
};

/** A count: the book restarts from it, and the log keeps the previous value. */
const countTimeProblems = (values: Json, stock: StoredStock | undefined, api: Api): FieldErrors => {
  const now = Date.parse(api.now());
  const countedAt = stock?.counted_at ?? null;
  return checkAll({ counted_at: [instant, countedBetween({ now, countedAt })] }, values);
};

const countStock = async (call: Call, api: Api): Promise<Reply> => {
  const { values, errors } = readFields(
    {
      branch_id: 'integer',
      liters: 'number',
      cost: 'number',
      reason: 'text',
      graduation_l: 'number',
      counted_at: 'text',
    },
    call.body,
  );
  const stock = await stockOf(api, values['branch_id']);
  throwIfAny({
    ...(await branchProblems(values, api)),
    ...checkAmounts(values, {
      liters: { min: 0, max: stock?.capacity_l ?? MAX_STOCK, needed: true },
      cost: { min: 0, max: 100, needed: true },
    }),
    ...countTimeProblems(values, stock, api),
    ...errors,
  });
  if (!stock) throw notFound('This branch has no stock');
  const counted_at = textOf(values['counted_at']) || api.now();
  const before = await stockRow(api, stock, Date.parse(counted_at));
  const ref = clientRefOf(call.body[CLIENT_REF]);
  if (ref !== undefined && stock.client_ref === ref) return done(before);
  refuseOutdated(call, stock, 'stock', before);
  const changes = {
    liters: amount(values['liters']),
    cost: amount(values['cost']),
    counted_at,
    counted_by: userOf(call).name,
    ...(ref !== undefined && { client_ref: ref }),
  };
  await api.store.diesel_stock.patch(stock.id, changes);
  const counted = (await api.store.diesel_stock.get(stock.id)) ?? stock;
  await record(api, userOf(call), {
    action: 'update',
    entity_type: 'diesel/stock',
    entity_id: stock.id,
    entity_label: stock.name,
    // All of them, also where a count confirms the book.
    changes: [
      { field: 'book_l', old: before.book_l, new: counted.liters },
      { field: 'cost', old: stock.cost, new: counted.cost },
      ...['reason', 'graduation_l'].flatMap((field) =>
        isGiven(values[field]) ? [{ field, old: null, new: values[field] }] : [],
      ),
      ...(isGiven(values['counted_at'])
        ? [{ field: 'counted_at', old: stock.counted_at, new: counted_at }]
        : []),
    ],
  });
  return done(await stockRow(api, counted));
};

const report =
  (name: ReportName) =>
  async (call: Call, api: Api): Promise<Reply> =>
    madeReply(await REPORTS[name](api, call.query), call, api);

const fileOf = async (name: ReportName, filter: Json, api: Api, call: Call): Promise<Reply> => {
  const rows = await REPORTS[name](api, filter);
  await record(api, userOf(call), {
    action: 'export',
    entity_type: `diesel/${name}`,
    entity_label: String(rows.length),
  });
  return csvReply(`${name}-${await api.today()}.csv`, rows, COLUMNS[name]);
};

const exportReport = async (call: Call, api: Api): Promise<Reply> => {
  const { report: name = 'issued', format = 'csv' } = call.body;
  if (!isReportName(name)) {
    throw invalid({ report: `Must be one of: ${Object.keys(REPORTS).join(', ')}` });
  }
  if (format !== 'csv') throw invalid({ format: 'Must be csv' });
  return fileOf(name, call.body, api, call);
};

const path = (file: string) => `${REPORTS_PATH}/${file}`;

const may = (resource: string, action: 'list' | 'create' | 'export') => ({
  access: { resource, action },
});

export const dieselRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: path('dashboard.php'),
    access: FIGURES,
    handle: async (_call, api) => done(await dieselFigures(api)),
  },
  {
    method: 'GET',
    path: path('alerts.php'),
    access: FIGURES,
    handle: async (call, api) => {
      const say = wordsTo(call);
      const alerts = await dieselAlerts(api);
      const said = alerts.map((alert) => ({ ...alert, message: say(alert.message) }));
      return madeReply(said, call, api);
    },
  },
  {
    method: 'GET',
    path: path('audit_log.php'),
    ...may('diesel/audit', 'export'),
    handle: async (call, api) =>
      (await foundReply(dieselLog, call, api)) ?? report('audit')(call, api),
  },
  {
    method: 'GET',
    path: path('issued.php'),
    ...may('diesel/issues', 'list'),
    handle: report('issued'),
  },
  {
    method: 'POST',
    path: path('issued.php'),
    ...may('diesel/issues', 'create'),
    handle: issue,
  },
  {
    method: 'GET',
    path: path('issued_export.php'),
    ...may('diesel/issues', 'export'),
    writes: true,
    handle: (call, api) => fileOf('issued', call.query, api, call),
  },
  { method: 'GET', path: path('stock.php'), access: FIGURES, handle: report('stock') },
  {
    method: 'PUT',
    path: path('stock.php'),
    access: { permission: 'diesel_dashboard' },
    handle: countStock,
  },
  {
    method: 'GET',
    path: path('purchased.php'),
    ...may('diesel/purchases', 'export'),
    handle: report('purchased'),
  },
  {
    method: 'POST',
    path: path('purchased.php'),
    ...may('diesel/purchases', 'create'),
    handle: purchase,
  },
  {
    method: 'GET',
    path: path('extractions.php'),
    ...may('diesel/extractions', 'export'),
    assumed: true,
    handle: report('extractions'),
  },
  {
    method: 'POST',
    path: path('extractions.php'),
    ...may('diesel/extractions', 'create'),
    handle: fillOrExtract,
  },
  {
    method: 'POST',
    path: path('export.php'),
    access: { permission: 'diesel_reports' },
    handle: exportReport,
  },
];
