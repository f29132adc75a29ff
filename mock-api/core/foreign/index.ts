import { isJson, ok, Refusal, type Call, type Json, type Reply } from '../../../api/call.ts';
import type { Route } from '../../../api/route.ts';
import { FULL_SPEECH } from '../../../api/speech.ts';
import { coreCall } from './bodies.ts';
import type { ChoosyApi, Choices } from './choices.ts';
import { readAnswer } from './rows.ts';
import { COMPANY_PROFILE, DIESEL, SETTINGS } from './shapes.ts';
import { userInOwnWords } from './words.ts';

/** Whether this server lacks a call. */
export const isMissing = ({ assumed }: Pick<Route, 'assumed'>, choices: Choices): boolean =>
  choices.has('fewCalls') && assumed === true;

// Written out: this server shares no table of rights with the app.
const ADMIN = 'Super Admin';
const FLEET_READS = /^\/(?:api\/fleet|fleet|api\/admin)\//;

/** Whether this server refuses a call to a role that may make it elsewhere. */
export const isRefused = ({ method, path }: Route, role: string, choices: Choices): boolean => {
  if (method !== 'GET' || !choices.has('narrowRights')) return false;
  if (path === COMPANY_PROFILE || path === SETTINGS) return role !== ADMIN;
  return FLEET_READS.test(path) && ![ADMIN, 'Fleet Manager'].includes(role);
};

const isId = (name: string) => name === 'id' || name.endsWith('_id');

const textIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(textIds);
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      isId(name) && typeof item === 'number' ? String(item) : textIds(item),
    ]),
  );
};

const figures = ({ data }: Json): Json => {
  const { stock_l, issued_month_l, purchased_month_l } = isJson(data) ? data : {};
  return { data: { stock: stock_l, issued: issued_month_l, purchased: purchased_month_l } };
};

/** What is stored as the price of a litre, rounded, must not change the cost that was sent. */
const keepCost = async (path: string, { body }: Call, json: unknown, api: ChoosyApi) => {
  const file = path.slice(DIESEL.length + 1);
  if (file !== 'issued.php' && file !== 'extractions.php') return;
  const table = file === 'issued.php' ? api.store.diesel_issues : api.store.diesel_extractions;
  const id = isJson(json) && isJson(json['data']) ? Number(json['data']['id']) : undefined;
  if (id !== undefined && typeof body['cost'] === 'number')
    await table.patch(id, { total_cost: body['cost'] });
};

const answered = async (
  route: Route,
  call: Call,
  json: unknown,
  api: ChoosyApi,
): Promise<unknown> => {
  const isPlain = api.choices.has('fewFields');
  if (route.method === 'GET') {
    const isFigures = route.path === `${DIESEL}/dashboard.php` && isPlain && isJson(json);
    return isFigures ? { ...json, ...figures(json) } : readAnswer(json, route.path, api);
  }
  if (route.method === 'POST') await keepCost(route.path, call, json, api);
  const saysAll = !isPlain || route.answersWhole || route.path === COMPANY_PROFILE;
  return saysAll ? readAnswer(json, route.path, api) : { success: true };
};

const withText = (json: unknown): unknown =>
  isJson(json) && json['success'] === true ? { ...json, success: '1' } : json;

const SOFT = [400, 401, 409, 413, 422];

/** What is said of a call that is wrong, where that is said with success. */
const soft = ({ error, errors }: Json): Refusal => {
  const [first] = isJson(errors) ? Object.values(errors) : [];
  return new Refusal(200, String(first ?? error), { success: false });
};

/** Translated from and to the answer of the core. */
export const foreign = async (route: Route, call: Call, api: ChoosyApi): Promise<Reply> => {
  const { choices } = api;
  const isSoft = (status: number) => choices.has('softErrors') && SOFT.includes(status);
  try {
    // What settings say besides the contract is fields, not the length of a list.
    const isTerse = choices.has(route.path === SETTINGS ? 'fewFields' : 'limitOnly');
    const speech = { ...FULL_SPEECH, isTerse };
    const core = { ...api, speech };
    const reply = await route.handle(await coreCall(route, call, core), core);
    if (!('json' in reply)) return reply;
    if (isSoft(reply.status) && isJson(reply.json)) return ok(soft(reply.json).json);
    const sent = await answered(route, call, reply.json, core);
    const json = choices.has('ownWords') ? userInOwnWords(sent) : sent;
    // The contract says that sign-in succeeds only with the flag itself.
    const isSignIn = route.path.startsWith('/auth/');
    const ided = choices.has('textIds') ? textIds(json) : json;
    return { ...reply, json: choices.has('successText') && !isSignIn ? withText(ided) : ided };
  } catch (error) {
    throw error instanceof Refusal && isSoft(error.status) ? soft(error.json) : error;
  }
};
