import {
  invalid,
  notFound,
  textOf,
  type Call,
  type Json,
  type UploadedFile,
} from '../../../api/call.ts';
import { parseCsv } from '../../../api/csv.ts';
import { money } from '../../../api/money.ts';
import { randomText } from '../../../api/randomText.ts';
import type { Route } from '../../../api/route.ts';
import { branchName } from '../../../api/routes/dieselFigures.ts';
import { toPlainLines } from '../../../src/domain/csv/write.ts';
import type { ChoosyApi } from './choices.ts';
import { instantOfLocal } from './localTime.ts';
import { DIESEL, known, SETTINGS, SHAPES, type Shape } from './shapes.ts';
import { fromOwnWords } from './words.ts';

const UNKNOWN = -1;
/** Where files are imported, and the calls whose words they are in. */
const IMPORTS: Readonly<Partial<Record<string, string>>> = {
  '/api/fleet/drivers/import.php': '/api/fleet/drivers.php',
  '/api/fleet/trucks/import.php': '/api/fleet/trucks/trucks.php',
  '/api/fleet/trailers/import.php': '/api/fleet/trailers/trailers.php',
};

const branchId = async (name: unknown, api: ChoosyApi): Promise<unknown> => {
  const stocks = await api.store.diesel_stock.all();
  return (
    stocks.find(({ branch_id }) => branchName(branch_id, stocks) === name)?.branch_id ?? UNKNOWN
  );
};

const withBranch = async (values: Json, api: ChoosyApi): Promise<Json> =>
  'branch_id' in values && api.choices.has('branchNames')
    ? { ...values, branch_id: await branchId(values['branch_id'], api) }
    : values;

const withIds = async (
  { truck_id: _truck, driver_id: _driver, ...body }: Json,
  api: ChoosyApi,
): Promise<Json> => {
  const { truck_number, driver_name } = body;
  const truck = await api.store.trucks.first({ truck_number: textOf(truck_number) });
  const driver = await api.store.drivers.first({ name: textOf(driver_name) });
  const errors = {
    ...(textOf(truck_number) && !truck && { truck_number: 'There is no such truck' }),
    ...(textOf(driver_name) && !driver && { driver_name: 'There is no such driver' }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...body, truck_id: truck?.id, driver_id: driver?.id ?? null };
};

const priceOf = (liters: number, cost: number): number | null =>
  liters > 0 ? Math.round((cost / liters) * 10_000) / 10_000 : null;

/** The core computes the cost of what leaves a tank from its price. */
const pricedOut = (body: Json): Json => {
  const { liters, cost } = body;
  if (!(Number(cost) > 0)) return body;
  return { ...body, unit_cost: priceOf(Number(liters), Number(cost)), cost: null };
};

const invoiceOf = ({ liters, cost }: Json): Json => {
  const [volume, net] = [Number(liters), Number(cost)];
  const vat = money(net * 0.05);
  return {
    supplier: 'Unnamed',
    invoice_no: randomText(8),
    liters_invoiced: liters,
    liters_received: liters,
    unit_price: priceOf(volume, net),
    net: cost,
    vat,
    total: money(net + vat),
  };
};

/** The fields that the core needs and this server doesn't have. */
const filledIn = (path: string, body: Json): Json => {
  if (path === `${DIESEL}/purchased.php`) return { ...body, ...invoiceOf(body) };
  const priced = pricedOut(body);
  return path === `${DIESEL}/extractions.php` ? { ...priced, destination_type: 'other' } : priced;
};

const voucher = async (path: string, sent: Json, shape: Shape, api: ChoosyApi): Promise<Json> => {
  const { choices } = api;
  let body = sent;
  if (choices.has('ownTimes') && shape.time) body = { ...body, at: body[shape.time] };
  if (choices.has('localTimes')) body = { ...body, at: instantOfLocal(body['at']) };
  if (choices.has('names') && path === `${DIESEL}/issued.php`) body = await withIds(body, api);
  return choices.has('fewFields') ? filledIn(path, body) : body;
};

/** A count: the value of a stock as its price per litre. */
const counted = async (sent: Json, api: ChoosyApi): Promise<Json> => {
  const body = api.choices.has('localTimes')
    ? { ...sent, counted_at: instantOfLocal(sent['counted_at']) }
    : sent;
  if (!api.choices.has('stockValue')) return body;
  const [liters, cost] = [Number(body['liters']), Number(body['cost'])];
  const before = await api.store.diesel_stock.first({ branch_id: Number(body['branch_id']) });
  return { ...body, cost: liters > 0 ? cost / liters : (before?.cost ?? 0) };
};

const reportOf = (body: Json): Json => ({ report: body['type'] ?? 'issued' });

const received = async (route: Route, call: Call, shape: Shape, api: ChoosyApi): Promise<Json> => {
  const { choices } = api;
  const settable = shape.settable ?? [];
  const isRecord = !route.path.startsWith(DIESEL);
  const sent = known(call.body, ['id', 'password', ...settable], choices);
  const body = choices.has('ownWords') ? fromOwnWords(route.path, sent) : sent;
  if (isRecord) {
    const empty = Object.fromEntries(settable.map((name) => [name, null]));
    return route.method === 'PUT' && choices.has('replacingPut') ? { ...empty, ...body } : body;
  }
  const branched = await withBranch(body, api);
  return route.method === 'PUT'
    ? counted(branched, api)
    : voucher(route.path, branched, shape, api);
};

const queryOf = async ({ query }: Call, api: ChoosyApi): Promise<Call['query']> => {
  const asked = api.choices.has('fewFields')
    ? { limit: query['limit'] ?? '', branch_id: query['branch_id'] ?? '' }
    : query;
  const { branch_id, ...others } = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== ''),
  );
  if (branch_id === undefined) return others;
  const named = await withBranch({ branch_id }, api);
  return { ...others, branch_id: String(named['branch_id']) };
};

/** A file in the words of the core. */
const importedFile = (file: UploadedFile, words: string): UploadedFile => {
  const { header, rows } = parseCsv(file.bytes);
  const records = rows.map(({ values }) => fromOwnWords(words, values));
  const lines = records.map((record) => header.map((name) => textOf(record[name])));
  return { ...file, bytes: new TextEncoder().encode(toPlainLines([header, ...lines])) };
};

/** Refuses the sections of the settings that the contract doesn't name. */
const refuseSection = ({ query, body }: Call, { choices }: ChoosyApi) => {
  const section = query['section'] ?? body['section'];
  if (choices.has('fewCalls') && section !== undefined && section !== 'security') throw notFound();
};

export const coreCall = async (route: Route, call: Call, api: ChoosyApi): Promise<Call> => {
  const { path, method } = route;
  const shape = SHAPES[path];
  if (path === SETTINGS) refuseSection(call, api);
  const query = path.startsWith(DIESEL) ? await queryOf(call, api) : call.query;
  if (path === `${DIESEL}/export.php` && api.choices.has('exportType'))
    return { ...call, body: reportOf(call.body) };
  const words = api.choices.has('ownWords') ? IMPORTS[path] : undefined;
  if (words) return { ...call, files: call.files.map((file) => importedFile(file, words)) };
  const isWrite = (method === 'POST' || method === 'PUT') && shape && !query['action'];
  return { ...call, query, body: isWrite ? await received(route, call, shape, api) : call.body };
};
