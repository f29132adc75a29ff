import { notFound, ok, Refusal, type Call, type Json, type Reply } from '../../api/call.ts';
import { isCollectionName, type CollectionName } from '../../api/store/collections.ts';
import { readFault } from './faults.ts';
import { CHOICES, type Choices } from './foreign/choices.ts';
import type { Mock } from './mock.ts';
import { COUNT_NAMES, DIALECTS, type Counts } from './options.ts';

export const CONTROL_PREFIX = '/__';

const DONE = ok({ success: true });

const collectionOf = (name: unknown): CollectionName => {
  if (!isCollectionName(name)) throw new Refusal(400, `There is no collection ${String(name)}`);
  return name;
};

const wholeNumber = (body: Json, name: string, fallback: number): number => {
  const value = body[name] ?? fallback;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new Refusal(400, `${name} must be a whole number from 0`);
};

const choicesIn = ({ choices }: Json): Choices | undefined =>
  Array.isArray(choices)
    ? new Set(CHOICES.filter((choice) => choices.includes(choice)))
    : undefined;

const reset = async ({ body }: Call, mock: Mock): Promise<Reply> => {
  const counts = Object.fromEntries(
    COUNT_NAMES.map((name) => [name, wholeNumber(body, name, mock.seed.counts[name])]),
  ) as Counts;
  const dialect = DIALECTS.find((name) => name === (body['dialect'] ?? mock.dialect));
  if (!dialect) throw new Refusal(400, `dialect must be one of: ${DIALECTS.join(', ')}`);
  await mock.reset({
    seed: { seed: wholeNumber(body, 'seed', mock.seed.seed), counts },
    dialect,
    choices: choicesIn(body),
    latency: wholeNumber(body, 'latency', mock.latency),
    tokens: body['tokens'] === true,
  });
  return DONE;
};

const data = async ({ query }: Call, mock: Mock): Promise<Reply> => {
  const rows: readonly object[] = await mock.api.store[collectionOf(query['collection'])].all();
  return ok(rows.map((row) => ({ ...row, password_hash: undefined })));
};

const mutate = async ({ body }: Call, mock: Mock): Promise<Reply> => {
  const name = collectionOf(body['collection']);
  const id = Number(body['id']);
  const { changes } = body;
  if (changes !== null && typeof changes !== 'object') {
    throw new Refusal(400, 'changes must be an object, or null to delete');
  }
  const found = await mock.database.write((store) =>
    changes === null ? store[name].delete(id) : store[name].patch(id, changes as Json),
  );
  if (!found) throw notFound('There is no such row');
  return DONE;
};

const CONTROLS: Record<string, (call: Call, mock: Mock) => Reply | Promise<Reply>> = {
  'POST /__fault': ({ body }, mock) => {
    mock.faults.add(readFault(body));
    return DONE;
  },
  'DELETE /__fault': (_call, mock) => {
    mock.faults.clear();
    return DONE;
  },
  'GET /__log': (_call, mock) => ok(mock.log.entries()),
  'DELETE /__log': (_call, mock) => {
    mock.log.clear();
    return DONE;
  },
  'POST /__reset': reset,
  'GET /__data': data,
  'POST /__mutate': mutate,
};

/** The calls with which tests control the mock: no token, no latency, no faults, no log. */
export const control = async (call: Call, mock: Mock): Promise<Reply> => {
  const handle = CONTROLS[`${call.method} ${call.path}`];
  if (!handle) throw notFound();
  return handle(call, mock);
};
