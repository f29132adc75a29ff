import { isJson, type Json } from '../../../api/call.ts';
import { branchName } from '../../../api/routes/dieselFigures.ts';
import type { ChoosyApi } from './choices.ts';
import { INSTANT, localTime } from './localTime.ts';
import { DIESEL, known, SHAPES, type Shape } from './shapes.ts';
import { inOwnWords } from './words.ts';

const timedBy = (row: Json, name: string): Json => {
  if (!('at' in row)) return row;
  const { at, ...others } = row;
  return { ...others, [name]: at };
};

const withoutIds = (row: Json): Json => {
  const by = ['issued_by', 'received_by', 'extracted_by'].find((name) => name in row);
  const { truck_id: _truck, driver_id: _driver, ...others } = row;
  return 'liters' in row ? { ...others, ...(by && { user_name: row[by] }) } : row;
};

const auditEntry = ({ action, entity_type, entity_id, ...row }: Json): Json => ({
  action,
  entity: entity_type,
  entity_id,
  user_name: row['actor_name'],
  details: row['entity_label'],
  at: row['at'],
});

const value = (row: Json): Json => ({
  ...row,
  cost: Math.round(Number(row['liters']) * Number(row['cost']) * 100) / 100,
});

/** A stock that has no count besides its litres holds what the book says. */
const plainStock = (row: Json): Json => ({ ...row, liters: row['book_l'] });

const numberTexts = (row: Json): Json =>
  Object.fromEntries(
    Object.entries(row).map(([name, item]) => [
      name,
      typeof item === 'number' && name !== 'id' && !name.endsWith('_id') ? String(item) : item,
    ]),
  );

// Making one for each amount of a long list takes seconds.
const GROUPED = new Intl.NumberFormat('en', { maximumFractionDigits: 10 });

const inUnit = (name: string, amount: number): string => {
  const text = GROUPED.format(amount);
  if (/^(?:liters.*|.*_l)$/.test(name)) return `${text} L`;
  return name === 'odometer_km' ? `${text} km` : `AED ${text}`;
};

/** Everything that is measured or paid. */
const AMOUNT = /^(?:liters.*|.*_l|odometer_km|(?:unit|total)_cost|cost|unit_price|net|vat|total)$/;

const unitTexts = (row: Json): Json =>
  Object.fromEntries(
    Object.entries(row).map(([name, item]) => [
      name,
      typeof item === 'number' && AMOUNT.test(name) ? inUnit(name, item) : item,
    ]),
  );

const localTimes = (row: Json): Json =>
  Object.fromEntries(
    Object.entries(row).map(([name, item]) => [
      name,
      typeof item === 'string' && INSTANT.test(item) ? localTime(item) : item,
    ]),
  );

/** A row of the core as this server sends it. */
const translated = (sent: Json, path: string, shape: Shape, api: ChoosyApi): Json => {
  const { choices } = api;
  const isStock = path === `${DIESEL}/stock.php`;
  let row = sent;
  if (choices.has('ownWords')) row = inOwnWords(path, row);
  if (isStock && choices.has('fewFields')) row = plainStock(row);
  if (isStock && choices.has('stockValue')) row = value(row);
  if (path === `${DIESEL}/audit_log.php` && choices.has('ownAudit')) row = auditEntry(row);
  if (choices.has('names') && path.startsWith(DIESEL)) row = withoutIds(row);
  if (choices.has('branchNames') && typeof row['branch_id'] === 'number')
    row = { ...row, branch_id: sent['branch'] ?? branchName(row['branch_id']) };
  if (choices.has('ownTimes') && shape.time) row = timedBy(row, shape.time);
  if (choices.has('unitTexts')) row = unitTexts(row);
  if (choices.has('numberTexts')) row = numberTexts(row);
  if (choices.has('localTimes')) row = localTimes(row);
  return known(row, shape.fields, choices);
};

const enveloped = (json: Json, rows: readonly unknown[], shape: Shape, api: ChoosyApi): unknown => {
  if (!shape.envelope || !api.choices.has('bareLists')) return { ...json, rows };
  return shape.envelope === 'array' ? rows : { data: rows };
};

export const readAnswer = (json: unknown, path: string, api: ChoosyApi): unknown => {
  const shape = SHAPES[path];
  if (!shape) return json;
  const each = (row: unknown) => (isJson(row) ? translated(row, path, shape, api) : row);
  if (Array.isArray(json)) return json.map(each);
  if (!isJson(json)) return json;
  const { rows, data } = json;
  if (Array.isArray(rows)) return enveloped(json, rows.map(each), shape, api);
  if (data === undefined) return each(json);
  return { ...json, data: Array.isArray(data) ? data.map(each) : each(data) };
};
